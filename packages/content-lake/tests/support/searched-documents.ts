import fc from "fast-check";

// Documents and patterns in which text searches have their special cases: dots, case, lists, rich texts.

const word = fc.constantFrom(
  "oak",
  "Oak",
  "OAKEN",
  "white-oak",
  "v1.2",
  "door.",
  "...",
  "Σίσυφος",
  "straße",
  "doors, drawers",
  "",
);
const text = fc.array(word, { maxLength: 4 }).map((chosen) => chosen.join(" "));
const span = fc.record(
  { _type: fc.constantFrom("span", "image"), text: fc.oneof(text, fc.constant(7)) },
  { noNullPrototype: true },
);
const block = fc.record(
  { _type: fc.constantFrom("block", 3), children: fc.oneof(fc.array(span, { maxLength: 3 }), text) },
  { noNullPrototype: true, requiredKeys: [] },
);
const richText = fc.oneof(fc.array(block, { maxLength: 3 }), block, text, fc.constant(null));
const item = fc.oneof(
  fc.record(
    { label: text, body: richText, tags: fc.array(text, { maxLength: 2 }) },
    { noNullPrototype: true, requiredKeys: [] },
  ),
  text,
  fc.constant(null),
);
export const searchedDocument = fc.record(
  {
    _id: fc.integer({ min: 0, max: 40 }).map((number) => `oak-${number}`),
    _type: fc.constantFrom("style", "page", "faq"),
    _rev: fc.constant("1"),
    _createdAt: fc.constant("2026-11-20T08:00:00Z"),
    _updatedAt: fc.integer({ min: 1, max: 9 }).map((day) => `2026-11-0${day}T08:00:00Z`),
    title: fc.oneof(text, fc.array(text, { maxLength: 2 }), fc.constant(5), fc.constant(null)),
    seo: fc.oneof(fc.record({ title: text }, { noNullPrototype: true }), text),
    labels: fc.array(fc.oneof(text, fc.constant(1)), { maxLength: 3 }),
    blocks: fc.oneof(fc.array(item, { maxLength: 3 }), text),
    body: richText,
  },
  { noNullPrototype: true, requiredKeys: ["_id", "_type", "_rev", "_createdAt", "_updatedAt"] },
);
export const searchPattern = fc.constantFrom(
  "oak*",
  "Oak",
  "*ken",
  "o*k",
  "σί*",
  "Σίσ.φ*",
  "v1.2*",
  "v12",
  "door",
  "oak door*",
  "",
  "*",
  "ß*",
);
