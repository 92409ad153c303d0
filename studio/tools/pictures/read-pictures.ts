import type { SanityClient } from "sanity";
import { readAllDocuments } from "../../structure/stored-documents";
import { type Picture, type StoredPicture, toPictures } from "./picture";

const query = `*[_type == "sanity.imageAsset"]{
  _id, url, title, originalFilename,
  "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`;

/** Reads all images with their uses, including drafts. */
export async function readPictures(client: SanityClient): Promise<readonly Picture[]> {
  const raw = client.withConfig({ perspective: "raw" });
  const [stored, documents] = await Promise.all([
    raw.fetch<readonly StoredPicture[]>(query),
    readAllDocuments(raw),
  ]);
  return toPictures(stored, documents);
}
