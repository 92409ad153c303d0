import type { LoaderFunctionArgs } from "@remix-run/node";
import { getSuggestions } from "~/domains/search/search-shop.server";

/** Nobody types more than this before choosing. */
const longestText = 100;

/** GET /api/search?query=sha: what the header's popup suggests, the same for everybody. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get("query")?.slice(0, longestText) ?? null;
  const suggestions = await getSuggestions(context.services.search, text);
  return Response.json(
    { success: true, ...suggestions },
    { headers: { "Cache-Control": "public, max-age=60" } },
  );
}
