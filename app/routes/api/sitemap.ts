import type { LoaderFunctionArgs } from "@remix-run/node";
import { listSitemap } from "~/domains/seo/list-sitemap.server";
import { renderSitemap } from "~/domains/seo/sitemap-entry";
import { toPageKey } from "~/edge/pages/page-key";

/** GET /sitemap.xml: all public pages, streamed. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const isPublic = (path: string) => toPageKey(path) !== undefined;
  const chunks = renderSitemap(listSitemap(services, isPublic), services.env.publicUrl);
  // Reads the first chunk before the response, so that unreachable content is an error.
  // Otherwise the client would get a truncated sitemap.
  const firstChunks = [await chunks.next(), await chunks.next()];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = firstChunks.shift() ?? (await chunks.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // Stops reading when the client disconnects.
    cancel: async () => void (await chunks.return(undefined)),
  });
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
