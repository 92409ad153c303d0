import { redirect } from "@remix-run/node";
import type { Content } from "~/content/content";
import { findRedirect } from "~/domains/seo/find-redirect.server";

/** For an address where nothing stands: throws the way to where it leads now, when a redirect says so. */
export async function leadOn(services: { readonly content: Content }, path: string): Promise<void> {
  const moved = await findRedirect(services, path);
  if (moved) throw redirect(moved.to, moved.status);
}
