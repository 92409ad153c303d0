import { readFileSync } from "node:fs";
import type { LakeDocument } from "@stile-and-rail/content-lake";
import { blockTypes } from "~/blocks/block-types";

type Block = Readonly<Record<string, unknown>> & { readonly _type: string; readonly _key: string };

/** Builds two pages with one block of each type: with required fields only, and with long texts. */
export function buildBlockPages(documents: readonly LakeDocument[]): readonly object[] {
  const placed = documents
    .filter(({ _type }) => _type === "page")
    .flatMap(({ blocks }) => (Array.isArray(blocks) ? (blocks as readonly Block[]) : []));
  const examples = blockTypes.map((type) => {
    const example = placed.find(({ _type }) => _type === type);
    if (!example) throw new Error(`no page of the demo content has a block of the type ${type}`);
    return example;
  });
  // The title of a page opens it.
  const ordered = [...examples].sort((one, other) => rank(one) - rank(other));
  return [
    buildPage("blocks-minimal", ordered.map(keepRequired)),
    buildPage("blocks-long", ordered.map(lengthen)),
  ];
}

const rank = ({ _type }: Block) => (_type === "pageTitle" ? 0 : 1);

function buildPage(name: string, blocks: readonly object[]): object {
  const title = name === "blocks-long" ? "Every block with long texts" : "Every block with required fields";
  return {
    _id: `page-state-${name}`,
    _type: "page",
    name: `state-${name}`,
    title,
    path: `/states/${name}`,
    blocks,
  };
}

const requiredFields = readRequiredFields();

/** Reads the required fields of each type, such as "banner.title", from the list of the Studio's rules. */
function readRequiredFields(): ReadonlySet<string> {
  const fields = readFileSync("tests/studio/validation-rules.txt", "utf8")
    .split("\n")
    .flatMap((line) => /^(\w+\.\w+) (?:\w+, )*required/.exec(line)?.[1] ?? []);
  if (fields.length === 0) throw new Error("the list of the Studio's rules has no required fields");
  return new Set(fields);
}

/** Fields without which a block is empty, although the Studio has no rule that requires each of them alone. */
const contentFields = ["styles", "faqs"];

function keepRequired(block: Block): Block {
  const kept = Object.entries(block).filter(
    ([field]) =>
      field.startsWith("_") || contentFields.includes(field) || requiredFields.has(`${block._type}.${field}`),
  );
  return { ...Object.fromEntries(kept), _type: block._type, _key: block._key };
}

/** Fields with text that visitors read. */
const textFields = [
  "title",
  "text",
  "description",
  "label",
  "caption",
  "alt",
  "eyebrow",
  "quote",
  "subtitle",
];

/** As long as an English word of a heading may be. */
const longWord = "straightforwardly";

function lengthen(block: Block): Block {
  return lengthenTexts(block) as Block;
}

function lengthenTexts(value: unknown, field = ""): unknown {
  if (Array.isArray(value)) return value.map((member) => lengthenTexts(member, field));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, lengthenTexts(inner, name)]),
    );
  const isText = typeof value === "string" && value !== "" && textFields.includes(field);
  return isText ? lengthenText(value) : value;
}

export function lengthenText(text: string): string {
  return `${text} ${longWord} ${text} ${text}`;
}
