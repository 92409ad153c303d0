import {
  isDraftId,
  isPublishedId,
  isVersionId,
  type LakeDocument,
  toPublishedId,
  toVersionId,
} from "./document";

/**
 * Documents that a query sees: `raw` (all as stored), `published`, or a stack of layers above the published
 * documents.
 */
export type Perspective = "raw" | "published" | readonly string[];

/** API version in which Sanity changed the default perspective. */
const publishedByDefaultSince = "2025-02-19";

/**
 * Parses the `perspective` parameter; without one, returns the default of the API version ('v1', 'vX',
 * 'v2021-10-21').
 */
export function parsePerspective(given: string | null | undefined, apiVersion: string): Perspective {
  if (!given) {
    const dated = /^\d{4}-\d{2}-\d{2}$/.test(apiVersion);
    return dated && apiVersion >= publishedByDefaultSince ? "published" : "raw";
  }
  if (given === "raw" || given === "published") return given;
  if (given === "previewDrafts") return ["drafts"];
  return given.split(",").filter((layer) => layer.length > 0);
}

/** Returns a stable cache key of the perspective. */
export function toPerspectiveKey(perspective: Perspective): string {
  return typeof perspective === "string" ? perspective : perspective.join(",");
}

/**
 * Returns the documents of a perspective: a draft replaces its published document under the published id.
 * `_originalId` holds the draft's id. groq-js does not support perspectives.
 */
export function applyPerspective(
  documents: Iterable<LakeDocument>,
  perspective: Perspective,
): readonly LakeDocument[] {
  if (perspective === "raw") return [...documents];
  const all = [...documents];
  const visible = new Map<string, LakeDocument>();
  for (const document of all) {
    if (isPublishedId(document._id)) visible.set(document._id, toPublished(document));
  }
  if (perspective === "published") return [...visible.values()];
  for (const layer of [...perspective].reverse()) {
    if (layer === "published") continue;
    for (const document of all) {
      if (!belongsTo(document._id, layer)) continue;
      const id = toPublishedId(document._id);
      visible.set(id, { ...document, _id: id, _originalId: document._id });
    }
  }
  return [...visible.values()];
}

/** Cache per document, because each publish computes the view of all documents. */
const publishedViews = new WeakMap<LakeDocument, LakeDocument>();

function toPublished(document: LakeDocument): LakeDocument {
  const known = publishedViews.get(document);
  if (known) return known;
  const face = { ...document, _originalId: document._id };
  publishedViews.set(document, face);
  return face;
}

function belongsTo(id: string, layer: string): boolean {
  return layer === "drafts" ? isDraftId(id) : isVersionId(id) && id === toVersionId(layer, id);
}
