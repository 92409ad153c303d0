import { boxes, fittings, lineOf } from "./copy/door-lines";
import { doorWordsOf } from "./copy/door-words";
import { finishes } from "./copy/finishes";
import { styleNotes } from "./copy/style-notes";
import { faqId } from "./questions";
import { rich } from "./rich-text";
import { reference, references, type Stored, typed } from "./stored";
import { videos } from "./style-videos";
import { finishKind, isFrameless, type Style, styles } from "./styles";

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
      { ...reference(videosId(style)), _key: "assembly-videos" },
      { ...reference(questionsId(style)), _key: "faqs" },
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

const boxOf = (style: Style) => (isFrameless(style) ? "frameless" : "framed");
const videosId = (style: Style) => `section-assembly-${boxOf(style)}`;
const questionsId = (style: Style) => `section-questions-${boxOf(style)}-${finishKind(style)}`;

/** The sections that styles share: films of their boxes, questions about their boxes and finishes. */
export const sectionDocuments: readonly Stored[] = [
  ...new Map(
    styles.flatMap((style) => [videosOf(style), questionsOf(style)]).map((section) => [section._id, section]),
  ).values(),
];

function videosOf(style: Style): Stored {
  return {
    _id: videosId(style),
    _type: "specSection",
    title: "Assembly Videos",
    type: "video",
    contentDisplay: "grid-view",
    props: [{ _key: "video", _type: "specProp", ...videos[boxOf(style)] }],
  };
}

function questionsOf(style: Style): Stored {
  const build = isFrameless(style) ? "framed-or-frameless" : "assembly-time";
  const questions = ["sample-is-real", finishes[finishKind(style)].question, build, "care"];
  return {
    _id: questionsId(style),
    _type: "specSection",
    title: "FAQs",
    type: "faq",
    props: [
      {
        _key: "faqs",
        _type: "specProp",
        title: "Asked about this door",
        faqs: references(questions.map(faqId)),
      },
    ],
  };
}
