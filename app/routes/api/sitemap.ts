import type { LoaderFunctionArgs } from "@remix-run/node";
import { listSitemap } from "~/domains/seo/list-sitemap.server";
import { sitemapXml } from "~/domains/seo/sitemap-entry";
import { pageKey } from "~/edge/pages/page-key";

/** GET /sitemap.xml: every public page, as the content has it, sent piece by piece. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const isPublic = (path: string) => pageKey(path) !== undefined;
  const pieces = sitemapXml(await listSitemap(services, isPublic), services.env.publicUrl);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
