import type { PlannedRow } from "./plan-import";
import { type DocumentFields, draftPrefix } from "./sheet-columns";

/** Drafts are reviewed before publication. A new style is always a draft, because it has no picture yet. */
export type WriteMode = "drafts" | "publish";

/** A mutation for the Content Lake API. */
export type SheetMutation =
  | {
      readonly createIfNotExists: Readonly<Record<string, unknown>> & {
        readonly _id: string;
        readonly _type: string;
      };
    }
  | { readonly patch: Readonly<Record<string, unknown>> & { readonly id: string } };

/** Returns the mutations of a plan; rejected and unchanged rows need none. */
export function toSheetMutations(plan: readonly PlannedRow[], mode: WriteMode): readonly SheetMutation[] {
  return plan.flatMap((row): readonly SheetMutation[] => {
    if (row.kind === "new") return toNewStyle(row.code, row.fields);
    if (row.kind !== "changed") return [];
    const { _rev, _updatedAt, ...style } = row.style;
    if (mode === "publish") return [{ patch: { id: style._id, ifRevisionID: _rev, ...toPatch(row.fields) } }];
    const draft = { ...style, _id: draftPrefix + style._id, _type: "style" };
    return [{ createIfNotExists: draft }, { patch: { id: draft._id, ...toPatch(row.fields) } }];
  });
}

function toNewStyle(code: string, fields: DocumentFields): readonly SheetMutation[] {
  const _id = `${draftPrefix}style-${code}`;
  const document = { _id, _type: "style", code: { _type: "slug", current: code } };
  return [{ createIfNotExists: document }, { patch: { id: _id, ...toPatch(fields) } }];
}

function toPatch(fields: DocumentFields) {
  const entries = Object.entries(fields);
  const set = Object.fromEntries(entries.filter(([, value]) => value !== null));
  const unset = entries.flatMap(([path, value]) => (value === null ? [path] : []));
  const hasSample = Object.keys(set).some((path) => path.startsWith("sample."));
  return {
    ...(hasSample && { setIfMissing: { sample: { _type: "sampleDoor" } } }),
    set,
    ...(unset.length > 0 && { unset }),
  };
}
