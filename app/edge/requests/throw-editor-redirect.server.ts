import { redirect } from "@remix-run/node";
import type { Content } from "~/content/client/content";
import { findRedirect } from "~/domains/seo/find-redirect.server";
import { mergeQuery } from "../http/query";

type Services = { readonly content: Content; readonly env: { readonly publicUrl: string } };

/** Throws the redirect that an editor defined for a missing path, with the query of the request. */
export async function throwEditorRedirect(services: Services, path: string, request: Request): Promise<void> {
  const redirectTarget = await findRedirect(services, path);
  if (redirectTarget) throw redirectWithQuery(request, redirectTarget.to, redirectTarget.status);
}

/** Creates a redirect that keeps the query of the request (campaign parameters, a chosen finish). */
export function redirectWithQuery(request: Request, target: string, status: 301 | 302): Response {
  return redirect(mergeQuery(target, new URL(request.url).searchParams), status);
}
