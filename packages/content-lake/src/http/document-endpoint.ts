import { publishedIdOf } from "../documents/document";
import type { Endpoint } from "./exchange";
import { json } from "./http";

/** GET /data/doc/:dataset/:ids: documents by id as stored, and which of them do not exist. */
export const documentsById: Endpoint = async ({ params, url, services }) => {
  const asked = (params.ids ?? "").split(",").map(decodeURIComponent);
  const ids = url.searchParams.get("includeAllVersions") === "true" ? withVersions(asked, services) : asked;
  const found = ids.flatMap((id) => services.lake.document(id) ?? []);
  const omitted = ids.filter((id) => !services.lake.document(id)).map((id) => ({ id, reason: "existence" }));
  return json({ documents: url.searchParams.get("excludeContent") === "true" ? [] : found, omitted });
};

function withVersions(
  ids: readonly string[],
  { lake }: Parameters<Endpoint>[0]["services"],
): readonly string[] {
  const wanted = new Set(ids.map(publishedIdOf));
  return lake
    .documents()
    .map(({ _id }) => _id)
    .filter((id) => wanted.has(publishedIdOf(id)));
}
