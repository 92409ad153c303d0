import { paths } from "~/kernel/paths";
import { toGroqPath } from "./groq-path";

/** Addresses of documents as GROQ expressions in the scope of the document. The shop and the Studio share them. */

export const stylePath = toGroqPath(paths.style(":brand", ":code"), {
  brand: "brand->slug.current",
  code: "code.current",
});

const slug = { slug: "slug.current" };

/** The address of each document type that has a page. */
const addresses = {
  page: "path",
  style: stylePath,
  brand: toGroqPath(paths.brand(":slug"), slug),
  category: toGroqPath(paths.category(":slug"), slug),
  blogPost: toGroqPath(paths.blogPost(":slug"), slug),
  blogCategory: toGroqPath(paths.blogCategory(":slug"), slug),
  blogAuthor: toGroqPath(paths.blogAuthor(":id"), { id: "id.current" }),
} as const;

type AddressedType = keyof typeof addresses;

/** The document types that a link can target. */
export const addressedTypes: readonly AddressedType[] = [
  "page",
  "style",
  "brand",
  "category",
  "blogPost",
  "blogCategory",
  "blogAuthor",
];

/** The path of the document in scope; null without one. */
export const documentPath = `select(${addressedTypes
  .map((type) => `_type == "${type}" => ${addresses[type]}`)
  .join(", ")})`;

/**
 * The target of an editor's link (the Studio's type `link`). Use `linkAddress("link.")` in the scope of the object that
 * has the field, and `linkAddress()` in the scope of the link. Null while the target is not published.
 */
export const linkAddress = (field: `${string}.` | "" = "") => `select(
  ${field}kind == "file" => ${field}file.asset->url,
  ${field}kind == "mail" => "mailto:" + ${field}mail,
  ${field}kind == "phone" => "tel:" + array::join(string::split(${field}phone, " "), ""),
  ${field}kind == "address" => ${field}address,
  ${field}document->{"path": ${documentPath}}.path + coalesce(${field}place, "")
)`;
