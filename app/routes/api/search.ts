import type { LoaderFunctionArgs } from "@remix-run/node";
import { getSuggestions } from "~/domains/search/search-shop.server";

const maxTextLength = 100;

/** GET /api/search?query=sha: suggestions for the search popup, the same for all visitors. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get("query")?.slice(0, maxTextLength) ?? null;
  const suggestions = await getSuggestions(context.services.search, text);
  return Response.json(
    { success: true, ...suggestions },
    { headers: { "Cache-Control": "public, max-age=60" } },
  );
}
