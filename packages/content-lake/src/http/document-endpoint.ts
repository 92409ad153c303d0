import { toPublishedId } from "../documents/document";
import type { Endpoint } from "./endpoint";
import { toJsonReply } from "./reply";

/** GET /data/doc/:dataset/:ids: returns documents by id as stored, and lists missing ids. */
export const documentsEndpoint: Endpoint = async ({ params, url, services }) => {
  const requestedIds = (params.ids ?? "").split(",").map(decodeURIComponent);
  const ids =
    url.searchParams.get("includeAllVersions") === "true"
      ? withVersions(requestedIds, services)
      : requestedIds;
  const found = ids.flatMap((id) => services.lake.findDocument(id) ?? []);
  const omitted = ids
    .filter((id) => !services.lake.findDocument(id))
    .map((id) => ({ id, reason: "existence" }));
  return toJsonReply({
    documents: url.searchParams.get("excludeContent") === "true" ? [] : found,
    omitted,
  });
};

function withVersions(
  ids: readonly string[],
  { lake }: Parameters<Endpoint>[0]["services"],
): readonly string[] {
  const wanted = new Set(ids.map(toPublishedId));
  return lake
    .listDocuments()
    .map(({ _id }) => _id)
    .filter((id) => wanted.has(toPublishedId(id)));
}
