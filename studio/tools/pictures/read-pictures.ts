import type { SanityClient } from "sanity";
import { allDocuments } from "../../desk/stored-documents";
import { type Picture, picturesWithUses, type StoredPicture } from "./picture";

const query = `*[_type == "sanity.imageAsset"]{
  _id, url, title, originalFilename,
  "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`;

/** All pictures with their uses; the client may see whatever it likes, drafts are asked for here. */
export async function readPictures(client: SanityClient): Promise<readonly Picture[]> {
  const raw = client.withConfig({ perspective: "raw" });
  const [stored, documents] = await Promise.all([
    raw.fetch<readonly StoredPicture[]>(query),
    allDocuments(raw),
  ]);
  return picturesWithUses(stored, documents);
}
