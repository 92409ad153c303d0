import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPage } from "~/blocks/load-page.server";
import { pageMeta } from "~/blocks/page-meta";
import { PageView } from "~/blocks/page-view";
import { pageOrNotFound } from "~/edge/respond";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

/** Every path an editor gave a page; any other is the editor's 404 page, with status 404 (ruling A44). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadPage(context.services, `/${params["*"] ?? ""}`.replace(/(.)\/+$/, "$1"));
  if (page.ok && page.value.name !== "not-found") return data(page.value);
  return data(pageOrNotFound(await loadPage(context.services, "/not-found")), { status: 404 });
}

export default function ContentPage() {
  return <PageView page={useLoaderData<typeof loader>()} />;
}
