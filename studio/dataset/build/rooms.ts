import { image, keyed, reference, type Stored, slug } from "./stored";
import { type Style, styleId, styles } from "./styles";

/** What a visitor sees first: white cabinets and a navy island. */
const first = ["wtse", "trnv"];

/** Light to dark, then wood. */
const families = ["white", "gray", "green", "blue", "black", "brown"];

const inOrder = [
  ...first.flatMap((code) => styles.filter((style) => style.code === code)),
  ...families.flatMap((family) =>
    styles.filter((style) => style.family === family && !first.includes(style.code)),
  ),
];

/** `room`: what the names of its pictures begin with. */
const finishes = (room: string) =>
  keyed(
    "finish",
    inOrder.map((style: Style) => ({
      _type: "roomFinish",
      style: reference(styleId(style.code)),
      main: image(`visualizer/${room}main-${style.code}.webp`, `Main cabinets in ${style.name}`),
      island: image(`visualizer/${room}island-${style.code}.webp`, `Island in ${style.name}`),
    })),
  );

export const roomDocuments: readonly Stored[] = [
  {
    _id: "room-kitchen",
    _type: "visualizerRoom",
    title: "Kitchen with an island",
    slug: slug("kitchen"),
    note: "A rendered kitchen with shaker doors; your finish shows as color and grain.",
    base: image("visualizer/base.webp", "Kitchen with an island, two pendants and a window"),
    finishes: finishes(""),
    orderRank: 10,
  },
  {
    _id: "room-raised-panel-kitchen",
    _type: "visualizerRoom",
    title: "Kitchen with raised panels",
    slug: slug("raised-panels"),
    note: "A rendered kitchen with raised-panel doors; your finish shows as color and grain.",
    base: image(
      "visualizer/raised-base.webp",
      "Kitchen with raised-panel doors, an island, two iron lanterns and a mantle hood",
    ),
    finishes: finishes("raised-"),
    orderRank: 20,
  },
];
