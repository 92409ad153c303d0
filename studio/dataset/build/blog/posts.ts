import type { Post } from "./post";
import { aClaimDoneRight } from "./posts/a-claim-done-right";
import { caringForFinishes } from "./posts/caring-for-finishes";
import { choosingAWhite } from "./posts/choosing-a-white";
import { drawerBoxes } from "./posts/drawer-boxes";
import { framedOrFrameless } from "./posts/framed-or-frameless";
import { leadTimes } from "./posts/lead-times";
import { measuringAKitchen } from "./posts/measuring-a-kitchen";
import { orderingSamples } from "./posts/ordering-samples";
import { paintedOrStained } from "./posts/painted-or-stained";
import { planningAnIsland } from "./posts/planning-an-island";
import { readingAQuote } from "./posts/reading-a-quote";
import { rtaAssembly } from "./posts/rta-assembly";
import { shakerOrSlab } from "./posts/shaker-or-slab";
import { smallKitchens } from "./posts/small-kitchens";

/** THE BLOG: every post, the newest first. */
export const posts: readonly Post[] = [
  choosingAWhite,
  smallKitchens,
  aClaimDoneRight,
  leadTimes,
  drawerBoxes,
  readingAQuote,
  rtaAssembly,
  planningAnIsland,
  paintedOrStained,
  caringForFinishes,
  framedOrFrameless,
  orderingSamples,
  shakerOrSlab,
  measuringAKitchen,
];
