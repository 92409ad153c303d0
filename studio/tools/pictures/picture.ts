import { toRecord } from "../../schemas/rules/read-untyped";
import { toPublishedId } from "../../schemas/rules/unique-value";

/** A use of an image: the document and the alt text there. */
export type PictureUse = { readonly id: string; readonly type: string; readonly alt: string };

/** An image with everything that editors can search for. */
export type Picture = {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Name given by editors; otherwise an alt text or the file name. */
  readonly name: string;
  readonly editorName: string;
  readonly fileName: string;
  readonly uses: readonly PictureUse[];
  /** Search text in lower case. */
  readonly searchText: string;
};

export type StoredPicture = {
  readonly _id: string;
  readonly url: string;
  readonly title?: string | null;
  readonly originalFilename?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
};

type Document = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _type: string };

/** Returns all images with the documents that use them, including drafts. */
export function toPictures(
  storedPictures: readonly StoredPicture[],
  documents: readonly Document[],
): readonly Picture[] {
  const uses = listUses(documents);
  return storedPictures
    .map(({ _id, url, title, originalFilename, width, height }) => {
      const usesOfPicture = uses.get(_id) ?? [];
      const alts = usesOfPicture.map(({ alt }) => alt).filter(Boolean);
      const fileName = originalFilename ?? "";
      const titles = usesOfPicture.map(({ title: documentTitle }) => documentTitle);
      return {
        id: _id,
        url,
        width: width ?? 0,
        height: height ?? 0,
        editorName: title ?? "",
        fileName,
        name: title || alts[0] || fileName || "No name yet",
        uses: usesOfPicture.map(({ id, type, alt }) => ({ id, type, alt })),
        searchText: [title ?? "", fileName, ...alts, ...titles].join(" ").toLowerCase(),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

type PictureFilter = { readonly search: string; readonly isUnused: boolean };

/** Filters images by all search words; matches of the image come before matches of its documents. */
export function filterPictures(
  pictures: readonly Picture[],
  { search, isUnused }: PictureFilter,
): readonly Picture[] {
  const searchWords = search.toLowerCase().split(/\s+/).filter(Boolean);
  const includesAll = (text: string) => searchWords.every((word) => text.includes(word));
  const matches = pictures.filter(
    ({ searchText, uses }) => (!isUnused || uses.length === 0) && includesAll(searchText),
  );
  const isNameMatch = ({ name, fileName }: Picture) => includesAll(`${name} ${fileName}`.toLowerCase());
  return [...matches.filter(isNameMatch), ...matches.filter((picture) => !isNameMatch(picture))];
}

type FoundReference = PictureUse & { readonly title: string };

function listUses(documents: readonly Document[]): ReadonlyMap<string, readonly FoundReference[]> {
  const uses = new Map<string, readonly FoundReference[]>();
  for (const document of documents) {
    const id = toPublishedId(document._id);
    const title = [document.title, document.name, document.question].find((text) => typeof text === "string");
    for (const { asset, alt } of listPictures(document)) {
      const earlierUses = uses.get(asset) ?? [];
      if (earlierUses.some((use) => use.id === id)) continue;
      uses.set(asset, [...earlierUses, { id, type: document._type, alt, title: String(title ?? "") }]);
    }
  }
  return uses;
}

type ShownPicture = { readonly asset: string; readonly alt: string };

/** Lists every image of a document, at any depth. */
function listPictures(value: unknown): readonly ShownPicture[] {
  if (Array.isArray(value)) return value.flatMap(listPictures);
  if (typeof value !== "object" || value === null) return [];
  const { asset, alt } = toRecord(value);
  const ref = toRecord(asset)._ref;
  const directUses =
    typeof ref === "string" && ref.startsWith("image-")
      ? [{ asset: ref, alt: typeof alt === "string" ? alt : "" }]
      : [];
  return [...directUses, ...Object.values(value).flatMap(listPictures)];
}
