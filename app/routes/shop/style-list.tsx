import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findBrandPage } from "~/blocks/page/brand-page.server";
import { findPage, loadPage } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import { PageView } from "~/blocks/page/page-view";
import { loadStyleListsOfPage } from "~/blocks/style-list/load-style-lists.server";
import { StyleListsProvider } from "~/blocks/style-list/style-lists-context";
import { requireListPage } from "~/edge/requests/list-page.server";
import { unwrapOrNotFound } from "~/edge/requests/respond";
import { throwEditorRedirect } from "~/edge/requests/throw-editor-redirect.server";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => createCmsPageMeta(data?.page, data?.listPage);

/** GET /products/kitchen-cabinets and brand pages: style lists with filters, sort order and page from the URL. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services } = context;
  const { brandSlug } = params;
  const path = brandSlug ? paths.brand(brandSlug) : paths.kitchenCabinets;
  const page = await (brandSlug ? findBrandPage(services, brandSlug) : findPage(services, path));
  if (!page.ok) {
    await throwEditorRedirect(services, path, request);
    const notFound = unwrapOrNotFound(await loadPage(services, paths.notFound));
    return data({ page: notFound, lists: {}, listPage: 1 }, { status: 404 });
  }
  const pageLists = await loadStyleListsOfPage(
    services.catalog,
    page.value,
    new URL(request.url).searchParams,
  );
  if (pageLists) requireListPage(request, pageLists.current.page, pageLists.current.address);
  return data({ page: page.value, lists: pageLists?.lists ?? {}, listPage: pageLists?.canonicalPage ?? 1 });
}

export default function StyleListPage() {
  const { page, lists } = useLoaderData<typeof loader>();
  return (
    <StyleListsProvider value={lists}>
      <PageView page={page} />
    </StyleListsProvider>
  );
}
