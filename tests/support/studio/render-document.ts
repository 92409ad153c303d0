import type { Content } from "~/content/client/content";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import type { Log } from "~/kernel/log";
import * as authorRoute from "~/routes/blog/author";
import * as blogCategoryRoute from "~/routes/blog/category";
import * as blogRoute from "~/routes/blog/list";
import * as postRoute from "~/routes/blog/post";
import * as pageRoute from "~/routes/pages/page";
import * as brandRoute from "~/routes/shop/brand";
import * as categoryRoute from "~/routes/shop/category";
import * as styleRoute from "~/routes/shop/style";
import * as visualizerRoute from "~/routes/shop/visualizer";
import type { ContentDocument } from "../content/content";
import { type RouteModule, renderRoute } from "../views/render-route";
import { documentPreviews } from "./document-previews";

type Sources = { readonly content: Content; readonly log: Log };
type Visit = readonly [route: RouteModule, path: string, params?: Readonly<Record<string, string>>];

/** The pages that show a document, by type. `text` reads its fields. */
const pageVisits: Readonly<Record<string, (text: (name: string) => string) => readonly Visit[]>> = {
  page: (text) => [[pageRoute, text("path"), { "*": text("path").slice(1) }]],
  faq: () => [[pageRoute, "/around", { "*": "around" }]],
  faqCategory: () => [[pageRoute, "/around", { "*": "around" }]],
  review: () => [[pageRoute, "/around", { "*": "around" }]],
  style: (text) => [
    [
      styleRoute,
      `/products/kitchen-cabinets/jsi/${text("code")}`,
      { brandSlug: "jsi", styleName: text("code") },
    ],
    [brandRoute, "/products/kitchen-cabinets/jsi", { brandSlug: "jsi" }],
  ],
  brand: (text) => [
    [brandRoute, `/products/kitchen-cabinets/${text("slug")}`, { brandSlug: text("slug") }],
    [styleRoute, "/products/kitchen-cabinets/jsi/ofnew", { brandSlug: text("slug"), styleName: "ofnew" }],
  ],
  category: (text) => [
    [categoryRoute, `/products/${text("slug")}`, { categoryKey: text("slug") }],
    [styleRoute, "/products/kitchen-cabinets/jsi/ofnew", { brandSlug: "jsi", styleName: "ofnew" }],
  ],
  finish: () => [
    [styleRoute, "/products/kitchen-cabinets/jsi/ofnew", { brandSlug: "jsi", styleName: "ofnew" }],
  ],
  specSection: () => [
    [styleRoute, "/products/kitchen-cabinets/jsi/ofnew", { brandSlug: "jsi", styleName: "ofnew" }],
  ],
  blogPost: (text) => [
    [postRoute, `/blogs/${text("slug")}`, { blogDetailPath: text("slug") }],
    [blogRoute, "/blogs"],
  ],
  blogAuthor: (text) => [[authorRoute, `/blogs/authors/${text("id")}`, { blogAuthorId: text("id") }]],
  blogCategory: (text) => [
    [blogCategoryRoute, `/blogs/category/${text("slug")}`, { blogCategoryId: text("slug") }],
    [blogRoute, "/blogs"],
  ],
  visualizerRoom: () => [[visualizerRoute, "/visualizer"]],
  redirect: (text) => [[pageRoute, text("from"), { "*": text("from").slice(1) }]],
};

/** The types of documents that are visible on pages, around them, or in an email. */
export const renderedTypes = [...Object.keys(pageVisits), ...Object.keys(documentPreviews)];

/** Renders all pages and emails that show a document. A page that fails is rendered as its status. */
export async function renderDocument(
  document: ContentDocument,
  sources: Sources,
  text: (name: string) => string,
): Promise<readonly string[]> {
  const sight = documentPreviews[document._type];
  if (sight) return sight(sources, document);
  const pages = pageVisits[document._type]?.(text) ?? [];
  const services = {
    ...sources,
    env: { publicUrl: "https://shop.example" },
    catalog: createCatalog(sources),
  };
  return Promise.all(
    pages.map(([route, path, params = {}]) =>
      renderRoute(route, { services, path, params }).catch(describeThrown),
    ),
  );
}

/** Returns true if the output is an error instead of a page. */
export function isErrorPage(seen: string): boolean {
  return /^[45]\d\d /.test(seen) || seen.includes('"DataWithResponseInit"');
}

/** Describes a thrown response or thrown data of a page. */
function describeThrown(thrown: unknown): string {
  if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("location")}`;
  if (thrown instanceof Error) throw thrown;
  return JSON.stringify(thrown);
}
