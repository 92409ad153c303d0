import type { MetaDescriptor } from "@remix-run/node";
import type { Site } from "~/content/site-settings";
import { createPageMeta } from "~/domains/seo/page-meta";
import type { BreadcrumbItem } from "~/domains/seo/seo.schema";
import { paths } from "~/kernel/paths";
import type { Category } from "./category.schema";
import { hasStyles } from "./find-category";

export function createCategoryBreadcrumb({
  title,
  slug,
}: Pick<Category, "title" | "slug">): readonly BreadcrumbItem[] {
  return [
    { text: "Home", url: paths.home },
    { text: "Products", url: paths.products },
    { text: title, url: paths.category(slug) },
  ];
}

type CategoryMeta = {
  readonly category: Pick<Category, "title" | "slug" | "description" | "image" | "styles">;
  readonly site: Site;
  readonly publicUrl: string;
};

/** Creates the meta tags of a category page, from the category itself. */
export function createCategoryMeta({ category, site, publicUrl }: CategoryMeta): MetaDescriptor[] {
  const path = paths.category(category.slug);
  return createPageMeta({
    site,
    publicUrl,
    path,
    heading: category.title,
    seo: {
      description: category.description,
      image: category.image,
      metaList: [],
      title: undefined,
      // Search engines do not index a category without styles.
      noIndex: !hasStyles(category),
    },
    breadcrumb: createCategoryBreadcrumb(category),
    withBreadcrumbSchema: true,
  });
}
