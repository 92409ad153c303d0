import { isKeySegment, type Path, type SanityDocument, type Schema } from "sanity";
import { toList, toRecord } from "../schemas/rules/read-untyped";
import { toPublishedId } from "../schemas/rules/unique-value";
import type { Finding, ReportSection } from "./content-report";
import type { PublishError } from "./publish-errors";

export type Draft = { readonly _id: string; readonly _type: string };

type HiddenContentInput = {
  readonly schema: Schema;
  readonly published: readonly SanityDocument[];
  readonly drafts: readonly Draft[];
  /** Lists errors that would prevent publishing the document now. */
  readonly listPublishErrors: (document: SanityDocument) => Promise<readonly PublishError[]>;
};

/** Reports the content that an editor has written and visitors do not see, by the reason. */
export async function reportHiddenContent({
  schema,
  published,
  drafts,
  listPublishErrors,
}: HiddenContentInput): Promise<readonly ReportSection[]> {
  const problems = await Promise.all(
    published.map(async (document) =>
      removeDuplicates(
        (await listPublishErrors(document)).map(({ path, sentence }) => ({
          ...toDocumentReference(document),
          text: describeFieldPath(schema, document, path),
          reason: sentence,
        })),
      ),
    ),
  );
  const ids = new Set(published.map(({ _id }) => _id));
  const isNew = ({ _id }: Draft) => !ids.has(toPublishedId(_id));
  return [
    { title: "Something is missing: left out, or shown without it", findings: problems.flat() },
    { title: "Switched off", findings: published.flatMap(listSwitchedOff) },
    {
      title: "Never published",
      findings: drafts.filter(isNew).map((draft) => toFinding(draft, "A draft: visitors can't see it yet.")),
    },
    {
      title: "Changed, but not published",
      findings: drafts
        .filter((draft) => !isNew(draft))
        .map((draft) => toFinding(draft, "The shop still shows the last published version.")),
    },
  ];
}

function toDocumentReference({ _id, _type }: Draft): Pick<Finding, "id" | "type"> {
  return { id: toPublishedId(_id), type: _type };
}

function toFinding(document: Draft, reason: string): Finding {
  return { ...toDocumentReference(document), text: "", reason };
}

/** Removes repeated findings, because two rules of one field may have the same message. */
function removeDuplicates(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.text}: ${finding.reason}`, finding])).values()];
}

/** Returns whether a published document is switched off in the shop, by type. */
const offSwitches: Readonly<Record<string, (document: SanityDocument) => boolean>> = {
  popup: ({ isOn }) => isOn !== true,
  shippingMethod: ({ isEnabled }) => isEnabled === false,
  paymentMethod: ({ enabled }) => enabled === false,
};

function listSwitchedOff(document: SanityDocument): readonly Finding[] {
  if (offSwitches[document._type]?.(document)) return [toFinding(document, "It is switched off.")];
  return toList(document.blocks).flatMap((block, at) =>
    toRecord(block).isHidden === true
      ? [{ ...toDocumentReference(document), text: `Blocks ${at + 1}`, reason: "The block is hidden." }]
      : [],
  );
}

/** The parts of a compiled schema type that are needed for field titles. */
type FieldType = {
  readonly name: string;
  readonly title?: string;
  readonly fields?: readonly { readonly name: string; readonly type: FieldType }[];
  readonly of?: readonly FieldType[];
};

/** Describes a path by the titles in the form: 'Pictures 2, What the picture shows'. */
export function describeFieldPath(schema: Schema, document: SanityDocument, path: Path = []): string {
  const pathLabels: string[] = [];
  let kind = schema.get(document._type) as unknown as FieldType | undefined;
  let value: unknown = document;
  for (const step of path) {
    if (typeof step === "string") {
      kind = kind?.fields?.find(({ name }) => name === step)?.type;
      value = toRecord(value)[step];
      if (kind?.title) pathLabels.push(kind.title);
    } else {
      const list = toList(value);
      const at = isKeySegment(step)
        ? list.findIndex((entry) => toRecord(entry)._key === step._key)
        : Number(step);
      value = list[at];
      const { _type } = toRecord(value);
      kind = kind?.of?.find(({ name }) => name === _type) ?? kind?.of?.[0];
      pathLabels.push(`${pathLabels.pop() ?? ""} ${at + 1}`.trim());
    }
  }
  return pathLabels.join(", ");
}
