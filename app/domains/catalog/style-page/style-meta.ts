import type { MetaDescriptor } from "@remix-run/node";
import type { Site } from "~/content/site-settings";
import { createPageMeta } from "~/domains/seo/page-meta";
import type { SchemaSwitches } from "~/domains/seo/seo.schema";
import { paths } from "~/kernel/paths";
import type { Style } from "../style.schema";
import { toProductStructuredData } from "./product-structured-data";

type StyleMetaInput = {
  readonly style: Style;
  readonly site: Site;
  readonly publicUrl: string;
  /**
   * The structured data switches in the page document of all doors (SEO-014: product is off in the demo
   * data).
   */
  readonly schemas?: Pick<SchemaSwitches, "breadcrumb" | "product"> | undefined;
  /** Structured data of that document's blocks. */
  readonly structuredData?: readonly object[];
};

/** Creates the meta tags of a style page; an editor's title and description take precedence (SEO-008). */
export function createStyleMeta({ style, site, publicUrl, ...page }: StyleMetaInput): MetaDescriptor[] {
  const { schemas = { breadcrumb: true, product: false }, structuredData = [] } = page;
  const description = style.seo?.description ?? createStyleDescription(style);
  return createPageMeta({
    site,
    publicUrl,
    path: style.path,
    heading: style.name,
    seo: {
      metaList: [],
      noIndex: undefined,
      image: style.images[0],
      ...omitUndefined(style.seo),
      title: style.seo?.title ?? createStyleTitle(style.name, site.name),
      description,
    },
    breadcrumb: createStyleBreadcrumb(style),
    withBreadcrumbSchema: schemas.breadcrumb,
    structuredData: [
      ...(schemas.product ? [toProductStructuredData({ ...style, description }, publicUrl)] : []),
      ...structuredData,
    ],
  });
}

export function createStyleTitle(styleName: string, siteName: string): string {
  return `${styleName} Style Kitchen Cabinets Premium Cabinets from ${siteName}`;
}

/** Mentions the visualizer only if the style is in it. */
export function createStyleDescription({
  name,
  brand,
  hasVisualizer,
}: Pick<Style, "name" | "brand" | "hasVisualizer">): string {
  const next = hasVisualizer
    ? "Preview them in a rendered kitchen with our visualizer and order a door sample."
    : "Order a sample door and see the color in your own light.";
  return `${name} by ${brand.name}: stylish, durable kitchen cabinets. ${next}`;
}

/** Home > Products > Kitchen Cabinets > brand > style. */
export function createStyleBreadcrumb({ brand, name, path }: Pick<Style, "brand" | "name" | "path">) {
  return [
    { text: "Home", url: "/" },
    { text: "Products", url: paths.products },
    { text: "Kitchen Cabinets", url: paths.kitchenCabinets },
    { text: brand.name, url: brand.path },
    { text: name, url: path },
  ];
}

function omitUndefined<T extends object>(value: T | undefined): Partial<T> {
  return value ?? {};
}
