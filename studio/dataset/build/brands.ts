import { rich } from "./rich-text";
import { image, type Stored, slug } from "./stored";

export const brandDocuments: readonly Stored[] = [
  {
    _id: "brand-jsi-cabinetry",
    _type: "brand",
    name: "JSI Cabinetry",
    slug: slug("jsi-cabinetry"),
    shadowText: "JSI",
    description:
      "JSI builds framed cabinets: a hardwood face frame, plywood sides, and doors that are joined rather than pressed. Six families stand in our showroom, from Yarmouth's plain slab to the sloped panels of Dover, in paint and in stain. Everything comes flat with clear instructions, or put together in our shop if you would rather start hanging it the same day.",
    body: rich(
      "JSI builds the cabinets we would call traditional in the best sense. Yarmouth in ten colors, the mitered Trenton and the quiet Amesbury cover most kitchens we plan in a year.",
    ),
    image: image(
      "brand/jsi-cabinetry.webp",
      "Antique white kitchen with raised panel doors and black lanterns",
      {
        x: 0.5,
        y: 0.6,
      },
    ),
    orderRank: 10,
  },
  {
    _id: "brand-uscd",
    _type: "brand",
    name: "USCD",
    slug: slug("uscd"),
    shadowText: "USCD",
    description:
      "Shaker doors in eight colors, profiled Oxford frames, and the frameless lines Torino, Verona and Palermo.",
    body: rich(
      "USCD is where we send people who already know their color. The shaker line runs from Antique White to Ivy, and the frameless lines bring wood grain, matte and gloss to kitchens without visible frames.",
      "Boxes of the frameless lines are delivered assembled, so the doors arrive aligned and the drawers already run true.",
    ),
    image: image(
      "brand/uscd.webp",
      "Kitchen with sage green shaker cabinets and an oak island under a window",
      {
        x: 0.5,
        y: 0.6,
      },
    ),
    orderRank: 20,
  },
];
