/** Every page but that of a table: what works without this works a little more smoothly with it. */

import { beginConveniences } from "./forms.js";

beginConveniences();
