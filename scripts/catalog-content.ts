import { fetchDocuments, type LakeDoor } from "#lake/exchange/lake-client";
import { draftPrefix, type SheetContent, sheetContentShape } from "~/domains/catalog/sheet/sheet-columns";

/** What a spreadsheet of the catalog is compared with: all styles, and the published brands and redirects. */
export async function readCatalog(door: LakeDoor): Promise<SheetContent> {
  const documents = await fetchDocuments(door);
  const published = (type: string) =>
    documents.filter(({ _type, _id }) => _type === type && !_id.startsWith(draftPrefix));
  return sheetContentShape.parse({
    styles: documents.filter(({ _type }) => _type === "style"),
    brands: published("brand"),
    redirects: published("redirect"),
  });
}
