import type { Db } from "../database";
import { listReferences } from "../documents/references";
import type { LakeFailure } from "../failure";
import { type DocumentChange, findExistingIds } from "./lake.store.server";

/**
 * Finds a strong reference that the commit would break: one that it adds to a missing document, or one to a document
 * that it deletes. References that were broken before are ignored, so that their documents stay editable.
 */
export async function findBrokenReference(
  tx: Db,
  changes: readonly DocumentChange[],
  listStrongReferrers: (id: string) => readonly string[],
): Promise<LakeFailure | undefined> {
  const changedIds = new Set(changes.map(({ id }) => id));
  const deletedIds = new Set(changes.flatMap(({ id, after }) => (after ? [] : [id])));
  for (const id of deletedIds) {
    const by = listStrongReferrers(id).filter((referrer) => !changedIds.has(referrer));
    if (by.length > 0) return { code: "document-referenced", id, by };
  }
  for (const { id, after } of changes) {
    const deleted = [...listStrongTargets(after)].find((target) => deletedIds.has(target));
    if (deleted !== undefined) return { code: "document-referenced", id: deleted, by: [id] };
  }
  return findMissingTarget(tx, changes, changedIds);
}

async function findMissingTarget(
  tx: Db,
  changes: readonly DocumentChange[],
  changedIds: ReadonlySet<string>,
): Promise<LakeFailure | undefined> {
  const added = changes.map(({ id, before, after }) => {
    const known = listStrongTargets(before);
    const targets = [...listStrongTargets(after)].filter(
      (target) => !known.has(target) && !changedIds.has(target),
    );
    return { id, targets };
  });
  const existing = await findExistingIds(tx, [...new Set(added.flatMap(({ targets }) => targets))]);
  for (const { id, targets } of added) {
    const missing = targets.filter((target) => !existing.has(target));
    if (missing.length > 0) return { code: "reference-not-found", id, missing };
  }
  return undefined;
}

function listStrongTargets(document: DocumentChange["after"]): ReadonlySet<string> {
  const references = document ? listReferences(document) : [];
  return new Set(references.filter(({ weak }) => !weak).map(({ id }) => id));
}
