import { paths } from "~/kernel/paths";
import { groqPath } from "./groq-path";

/** Addresses of documents as GROQ expressions, in the scope of the document: the shop and the Studio ask by the same words. */

export const stylePath = groqPath(paths.style(":brand", ":code"), {
  brand: "brand->slug.current",
  code: "code.current",
});

const slug = { slug: "slug.current" };

/** What has an address of its own, and which one. */
const addresses = {
  page: "path",
  style: stylePath,
  brand: groqPath(paths.brand(":slug"), slug),
  category: groqPath(paths.category(":slug"), slug),
  blogPost: groqPath(paths.blogPost(":slug"), slug),
  blogCategory: groqPath(paths.blogCategory(":slug"), slug),
  blogAuthor: groqPath(paths.blogAuthor(":id"), { id: "id.current" }),
} as const;

type AddressedType = keyof typeof addresses;

/** The types of documents a link can lead to. */
export const addressedTypes: readonly AddressedType[] = [
  "page",
  "style",
  "brand",
  "category",
  "blogPost",
  "blogCategory",
  "blogAuthor",
];

/** Where the document in scope stands; null without an address. */
export const documentPath = `select(${addressedTypes
  .map((type) => `_type == "${type}" => ${addresses[type]}`)
  .join(", ")})`;

/**
 * Where a link leads that an editor chose (the Studio's type `link`): `linkAddress("link.")` in the scope of what
 * carries the field, `linkAddress()` in the scope of the link itself. Null while what it leads to is not published.
 */
export const linkAddress = (field: `${string}.` | "" = "") => `select(
  ${field}kind == "file" => ${field}file.asset->url,
  ${field}kind == "mail" => "mailto:" + ${field}mail,
  ${field}kind == "phone" => "tel:" + array::join(string::split(${field}phone, " "), ""),
  ${field}kind == "address" => ${field}address,
  ${field}document->{"path": ${documentPath}}.path + coalesce(${field}place, "")
)`;
