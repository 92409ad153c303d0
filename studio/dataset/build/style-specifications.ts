import { boxes, fittings, lineOf } from "./copy/door-lines";
import { doorWordsOf } from "./copy/door-words";
import { finishes } from "./copy/finishes";
import { styleNotes } from "./copy/style-notes";
import { faqId } from "./questions";
import { rich } from "./rich-text";
import { references, typed } from "./stored";
import { videos } from "./style-videos";
import { finishKind, isFrameless, type Style } from "./styles";

/** The four sections of a style page, in the order of S1 §2: Specifications, Description, Assembly Videos, FAQs. */
export function specificationsOf(style: Style) {
  return {
    specView: "tabbing",
    specs: [
      {
        _key: "specifications",
        _type: "specGroup",
        title: "Specifications",
        specView: "tabular",
        contentDisplay: "grid-view",
        showKeys: true,
        props: typed("specProp", specificationRows(style)),
      },
      {
        _key: "description",
        _type: "specGroup",
        title: "Description",
        contentFormat: "text",
        text: rich(...longDescription(style)),
      },
      {
        _key: "assembly-videos",
        _type: "specGroup",
        title: "Assembly Videos",
        type: "video",
        contentDisplay: "grid-view",
        props: [{ _key: "video", _type: "specProp", ...videoOf(style) }],
      },
      {
        _key: "faqs",
        _type: "specGroup",
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
    { label: "Finish", value: finishes[finishKind(style)].row(style.finish) },
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

/** What the Description section says: the door of the line, the color, the kitchen, and the finish. */
function longDescription(style: Style): string[] {
  const notes = styleNotes[style.code];
  if (!notes) throw new Error(`Style '${style.code}' has no notes in copy/style-notes.ts`);
  return [
    "### The door",
    doorWordsOf(style),
    "### The color",
    notes.color,
    "### In your kitchen",
    notes.kitchen,
    "### Good to know",
    finishes[finishKind(style)].note,
  ];
}

const videoOf = (style: Style) => (isFrameless(style) ? videos.frameless : videos.framed);

function faqsOf(style: Style): string[] {
  const build = isFrameless(style) ? "framed-or-frameless" : "assembly-time";
  return ["sample-is-real", finishes[finishKind(style)].question, build, "care"].map(faqId);
}
