import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPage, loadPage } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import { PageView } from "~/blocks/page/page-view";
import { unwrapOrNotFound } from "~/edge/requests/respond";
import { throwEditorRedirect } from "~/edge/requests/throw-editor-redirect.server";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => createCmsPageMeta(data);

const missingPages: readonly string[] = [paths.notFound, paths.doorNotFound];

/** Returns an editor's page, an editor's redirect, or the editor's 404 page with status 404 (PAGE-015). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const path = `/${params["*"] ?? ""}`.replace(/(.)\/+$/, "$1");
  const page = await findPage(context.services, path);
  if (page.ok && !missingPages.includes(page.value.path)) return data(page.value);
  await throwEditorRedirect(context.services, path, request);
  return data(unwrapOrNotFound(await loadPage(context.services, paths.notFound)), { status: 404 });
}

export default function ContentPage() {
  return <PageView page={useLoaderData<typeof loader>()} />;
}
