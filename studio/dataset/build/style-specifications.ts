import { boxes, fittings, lineOf } from "./copy/door-lines";
import { rich } from "./rich-text";
import { references, typed } from "./stored";
import { videos } from "./style-videos";
import { isFrameless, isWood, type Style } from "./styles";

/** The four sections of a style page, in the order of S1 §2: Specifications, Description, Assembly Videos, FAQs. */
export function specificationsOf(style: Style) {
  return {
    specView: "tabbing",
    specs: [
      {
        _key: "specifications",
        _type: "specGroup",
        name: "specifications",
        title: "Specifications",
        specView: "tabular",
        contentDisplay: "grid-view",
        showKeys: true,
        props: typed("specProp", specificationRows(style)),
      },
      {
        _key: "description",
        _type: "specGroup",
        name: "description",
        title: "Description",
        contentFormat: "text",
        text: rich(...longDescription(style)),
      },
      {
        _key: "assembly-videos",
        _type: "specGroup",
        name: "assembly-videos",
        title: "Assembly Videos",
        type: "video",
        contentDisplay: "grid-view",
        props: [{ _key: "video", _type: "specProp", ...videoOf(style) }],
      },
      {
        _key: "faqs",
        _type: "specGroup",
        name: "faqs",
        title: "FAQs",
        type: "faq",
        props: [
          {
            _key: "faqs",
            _type: "specProp",
            title: "Asked about this door",
            faqs: references(faqsOf(style)),
          },
        ],
      },
    ],
  };
}

function specificationRows(style: Style) {
  const line = lineOf(style);
  const box = isFrameless(style) ? boxes.frameless : boxes.framed;
  return [
    { label: "Door", value: line.door },
    { label: "Door frame", value: line.frame },
    { label: "Door panel", value: line.panel },
    { label: "Edges", value: line.edges },
    { label: "Finish", value: finishRow(style) },
    { label: "Drawer front", value: line.drawerFront },
    { label: "Drawer box", value: fittings.drawerBox },
    { label: "Drawer runners", value: fittings.drawerRunners },
    { label: "Hinges", value: fittings.hinges },
    { label: "Cabinet box", value: box.box },
    { label: "Face frame", value: box.faceFrame },
    { label: "Overlay", value: box.overlay },
    { label: "Shelves", value: box.shelves },
    { label: "Delivered", value: box.assembly },
    ...(style.codeIsOurs ? [] : [{ label: "Style code", value: style.code.toUpperCase() }]),
  ];
}

function finishRow(style: Style): string {
  if (style.construction === "slab_wood") return `${style.colour}, wood-grain face with low-sheen seal`;
  if (isWood(style)) return `${style.colour} stain, catalyzed satin top coat`;
  if (style.material === "gloss") return `${style.colour}, clear-coated and buffed`;
  if (style.construction === "slab_matt") return `${style.colour}, super-matte (about 5 % sheen)`;
  return `${style.colour} paint, catalyzed, satin (about 25 % sheen)`;
}

function longDescription(style: Style): string[] {
  const line = lineOf(style);
  return [
    "### The door",
    `${line.door}: ${lowerFirst(line.points[0])}, and ${lowerFirst(line.points[1])}.`,
    "### The color",
    colourNote(style),
    "### Before you order",
    "Screens differ and daylight differs more. [Order a sample door](/order-samples) and stand it where the cabinets will go, in the morning and again in the evening.",
  ];
}

function colourNote(style: Style): string {
  if (style.construction === "slab_wood") {
    return "The grain is matched across each run, so neighboring doors look cut from one board. Expect small differences between production batches.";
  }
  if (isWood(style)) {
    return `${style.colour} is stained, so every board takes it a little differently: figure, knots and tone vary, and the wood mellows slowly in sunlight.`;
  }
  if (style.material === "gloss") {
    return "Gloss shows the room back to you, including lamps and windows. Look at the sample at the angle your cabinets will have.";
  }
  const depth = {
    white: "soft",
    grey: "steady",
    blue: "saturated",
    green: "earthy",
    black: "deep",
    brown: "warm",
  };
  const word = Object.entries(depth).find(([family]) => family === style.family)?.[1] ?? "even";
  return `${style.colour} is an opaque paint with a ${word} tone. Fine lines may appear where frame pieces meet, as on every painted wood door; they do no harm.`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const videoOf = (style: Style) => (isFrameless(style) ? videos.frameless : videos.framed);

function faqsOf(style: Style): string[] {
  const finish = isWood(style) ? "faq-wood-varies" : "faq-paint-lines";
  const build = isFrameless(style) ? "faq-framed-or-frameless" : "faq-assembly-time";
  return ["faq-sample-is-real", finish, build, "faq-care"];
}
