import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createElement, useMemo } from "react";
import type { BlockContent } from "~/blocks/block-contents";
import { findPage, loadPage } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import { PageView } from "~/blocks/page/page-view";
import { blockViews } from "~/blocks/views";
import { toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { createCategoryBreadcrumb, createCategoryMeta } from "~/domains/catalog/categories/category-meta";
import { type CategoryWithNeighbors, findCategory } from "~/domains/catalog/categories/find-category";
import { listCategories } from "~/domains/catalog/categories/list-categories.server";
import { unwrapOrNotFound } from "~/edge/requests/respond";
import { redirectWithQuery, throwEditorRedirect } from "~/edge/requests/throw-editor-redirect.server";
import { paths } from "~/kernel/paths";
import { Breadcrumb } from "~/ui/navigation/breadcrumb";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  return data.page ? createCmsPageMeta(data.page) : createCategoryMeta(data);
};

/**
 * GET /products/{categoryKey}: an editor's page at this path, or the category with this name, slug or id. The 404
 * page of an unknown category shows the reason (CAT-016, CAT-017).
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { services } = context;
  const categoryKey = params.categoryKey ?? "";
  const path = paths.category(categoryKey);
  const page = await findPage(services, path);
  if (page.ok) return data({ page: page.value, message: null });
  const [settings, categories] = await Promise.all([fetchSiteSettings(services), listCategories(services)]);
  const foundCategory = findCategory(categories, categoryKey);
  if (foundCategory.ok) {
    const { category } = foundCategory.value;
    if (category.slug !== categoryKey) throw redirectWithQuery(request, paths.category(category.slug), 301);
    return data({
      page: null,
      message: null,
      category,
      categories,
      site: toSite(settings),
      publicUrl: services.env.publicUrl,
    });
  }
  await throwEditorRedirect(services, path, request);
  const notFound = unwrapOrNotFound(await loadPage(services, paths.notFound));
  return data({ page: notFound, message: foundCategory.failure.message }, { status: 404 });
}

export default function CategoryPage() {
  const data = useLoaderData<typeof loader>();
  if (!data.page) return <ShowcasePage {...data} />;
  return (
    <>
      {data.message ? (
        <p className="container-wide pt-6 text-ink-soft wrap-anywhere">{data.message}</p>
      ) : null}
      <PageView page={data.page} />
    </>
  );
}

type ShowcasePageProps = Pick<CategoryWithNeighbors, "category"> & {
  readonly categories: BlockContent<"categoryShowcase">["categories"];
};

/** Renders the showcase block for a category without an editor's page. */
function ShowcasePage({ category, categories }: ShowcasePageProps) {
  const block = useMemo(
    () => ({
      _key: "showcase",
      _type: "categoryShowcase" as const,
      wanted: category.slug,
      categories,
    }),
    [category, categories],
  );
  return (
    <>
      <div className="container-wide pt-6">
        <Breadcrumb items={createCategoryBreadcrumb(category)} />
      </div>
      {createElement(blockViews.categoryShowcase, { block, isFirst: true, previousType: undefined })}
    </>
  );
}
