"""What things cost, measured on the machine at hand and written down in docs/performance.md."""
