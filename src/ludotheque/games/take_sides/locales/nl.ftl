# Refusals: what cannot be done now, and why.

error-chance-cannot = dit kan het lot nu niet brengen
error-only-for-three = deze optie is voor drie spelers; deze tafel heeft er { $players }
error-no-such-seat = geen plaats heeft hier het nummer { $seat }; er wordt geteld vanaf 0
error-game-over = de partij is afgelopen: er wordt niets meer gelegd; begin een nieuwe
error-cards-being-dealt = de kaarten worden nog gedeeld; wacht even
error-not-your-turn = je bent niet aan de beurt; wacht op de speler vóór je
error-veto-first = zeg eerst of het aangekondigde effect mag doorgaan
error-choose-first = kies eerst wat je Remontadakaart vraagt
error-nothing-laid = leg eerst een kaart; daarna komt het effect
error-no-effects-in-snow = in de sneeuw kan deze ronde geen effect worden gebruikt
error-effect-not-possible = de gelegde kaart kan dat nu niet; kies een ander doel, of geen effect
error-nothing-to-copy = je kamp heeft geen Kameleon die dat kan
error-effect-must-be-used = in het onweer moet een effect met een doel worden gebruikt
error-nothing-announced = er is geen effect aangekondigd dat tegengehouden kan worden
error-nothing-to-choose = er valt nu niets te kiezen vóór de eerste beurt
error-already-laid = je hebt { $card } gelegd; neem haar eerst terug om haar elders te leggen
error-card-not-in-hand = { $card } zit niet in je hand; leg een van je eigen kaarten
error-not-your-side = je legt aan je eigen kant van de straat
error-no-match = in kolom { $column } past alleen dezelfde kleur of hetzelfde cijfer
error-same-side = de hele beurt wordt gespeeld aan de kant waar hij begon
error-no-such-code = geen actie heeft de code { $code }
error-bad-action = “{ $text }” is hier geen actie; bijvoorbeeld R4a3 om te leggen, push-3-4 voor een effect, no-effect
error-bad-chance = “{ $text }” is niets wat het lot hier brengt; bijvoorbeeld R4, sky-fog, first-2
