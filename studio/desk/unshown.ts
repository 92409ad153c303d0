import { isKeySegment, type Path, type SanityDocument, type Schema } from "sanity";
import { publishedId } from "../schemas/rules/only-one";
import { entryOf, listOf } from "../schemas/rules/read";
import type { Chapter, Finding } from "./findings";
import type { Refusal } from "./refusals";

export type Draft = { readonly _id: string; readonly _type: string };

type Unshown = {
  readonly schema: Schema;
  readonly published: readonly SanityDocument[];
  readonly drafts: readonly Draft[];
  /** What the Studio would refuse in a document if it were published now (`refusalsOf`). */
  readonly refusals: (document: SanityDocument) => Promise<readonly Refusal[]>;
};

/** Everything an editor has written that visitors do not see, by the reason. */
export async function unshown({ schema, published, drafts, refusals }: Unshown): Promise<readonly Chapter[]> {
  const wrong = await Promise.all(
    published.map(async (document) =>
      onceEach(
        (await refusals(document)).map(({ path, sentence }) => ({
          ...named(document),
          words: placeWords(schema, document, path),
          reason: sentence,
        })),
      ),
    ),
  );
  const ids = new Set(published.map(({ _id }) => _id));
  const isNew = ({ _id }: Draft) => !ids.has(publishedId(_id));
  return [
    { title: "Something is missing: left out, or shown without it", findings: wrong.flat() },
    { title: "Switched off", findings: published.flatMap(switchedOff) },
    {
      title: "Never published",
      findings: drafts.filter(isNew).map((draft) => plain(draft, "A draft: nobody sees it yet.")),
    },
    {
      title: "Changed, but not published",
      findings: drafts
        .filter((draft) => !isNew(draft))
        .map((draft) => plain(draft, "The shop still shows what was published last.")),
    },
  ];
}

function named({ _id, _type }: Draft): Pick<Finding, "id" | "type"> {
  return { id: publishedId(_id), type: _type };
}

function plain(document: Draft, reason: string): Finding {
  return { ...named(document), words: "", reason };
}

/** Two rules of one field may say the same. */
function onceEach(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.words}: ${finding.reason}`, finding])).values()];
}

/** What takes a published document out of the shop, by type. */
const switches: Readonly<Record<string, (document: SanityDocument) => boolean>> = {
  popup: ({ isOn }) => isOn !== true,
  shippingMethod: ({ isEnabled }) => isEnabled === false,
  paymentMethod: ({ enabled }) => enabled === false,
};

function switchedOff(document: SanityDocument): readonly Finding[] {
  if (switches[document._type]?.(document)) return [plain(document, "It is switched off.")];
  return listOf(document.blocks).flatMap((block, at) =>
    entryOf(block).isHidden === true
      ? [{ ...named(document), words: `Blocks ${at + 1}`, reason: "The block is hidden." }]
      : [],
  );
}

/** Of a compiled type what a place in its documents is called by. */
type Kind = {
  readonly name: string;
  readonly title?: string;
  readonly fields?: readonly { readonly name: string; readonly type: Kind }[];
  readonly of?: readonly Kind[];
};

/** A place in a document in the words of its form: 'Pictures 2, What the picture shows'. */
export function placeWords(schema: Schema, document: SanityDocument, path: Path = []): string {
  const words: string[] = [];
  let kind = schema.get(document._type) as unknown as Kind | undefined;
  let value: unknown = document;
  for (const step of path) {
    if (typeof step === "string") {
      kind = kind?.fields?.find(({ name }) => name === step)?.type;
      value = entryOf(value)[step];
      if (kind?.title) words.push(kind.title);
    } else {
      const list = listOf(value);
      const at = isKeySegment(step)
        ? list.findIndex((entry) => entryOf(entry)._key === step._key)
        : Number(step);
      value = list[at];
      const { _type } = entryOf(value);
      kind = kind?.of?.find(({ name }) => name === _type) ?? kind?.of?.[0];
      words.push(`${words.pop() ?? ""} ${at + 1}`.trim());
    }
  }
  return words.join(", ");
}
