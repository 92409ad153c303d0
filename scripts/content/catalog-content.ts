import { fetchDocuments, type LakeCredentials } from "@stile-and-rail/content-lake";
import {
  draftPrefix,
  type SheetContent,
  sheetContentSchema,
} from "~/domains/catalog/spreadsheet/sheet-columns";

/**
 * Reads the content that a catalog spreadsheet is compared with: all styles in shop order, and the published brands.
 */
export async function readCatalog(credentials: LakeCredentials): Promise<SheetContent> {
  const documents = await fetchDocuments(credentials);
  const rank = ({ orderRank }: Readonly<Record<string, unknown>>) => Number(orderRank ?? 0);
  return sheetContentSchema.parse({
    styles: documents.filter(({ _type }) => _type === "style").sort((one, other) => rank(one) - rank(other)),
    brands: documents.filter(({ _type, _id }) => _type === "brand" && !_id.startsWith(draftPrefix)),
  });
}
