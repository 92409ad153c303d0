import {
  fetchDocuments,
  type LakeCredentials,
  type LakeDocument,
  postMutationsAsOneCommit,
} from "@stile-and-rail/content-lake";
import { findLivingOwner } from "~/edge/process/data-lock.server";
import { paths } from "~/kernel/paths";

/** Saves the content of a running shop. The returned function restores it after any changes. */
export async function snapshotContent(dataDir: string): Promise<() => Promise<void>> {
  const credentials = findLakeAccess(dataDir);
  const before = byId(await fetchDocuments(credentials));
  return async () => {
    const after = byId(await fetchDocuments(credentials));
    const changed = [...before.values()].filter(({ _id, _rev }) => after.get(_id)?._rev !== _rev);
    const made = [...after.keys()].filter((id) => !before.has(id));
    const mutations = [
      ...changed.map((document) => ({ createOrReplace: document })),
      ...made.map((id) => ({ delete: { id } })),
    ];
    if (mutations.length > 0) await postMutationsAsOneCommit(credentials, mutations);
  };
}

/** Finds the URL and token of the content lake of the running shop, as local commands do. */
export function findLakeAccess(dataDir: string): LakeCredentials {
  const owner = findLivingOwner(dataDir);
  if (!owner?.url) throw new Error(`no shop runs on ${dataDir}`);
  return { apiHost: `${owner.url}${paths.lake}`, token: owner.token };
}

function byId(documents: readonly LakeDocument[]): ReadonlyMap<string, LakeDocument> {
  return new Map(documents.map((document) => [document._id, document]));
}
