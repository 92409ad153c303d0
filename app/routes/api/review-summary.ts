import type { LoaderFunctionArgs } from "@remix-run/node";
import { summarizeReviews } from "~/domains/reviews/list-reviews.server";

/** GET /api/reviews/summary (API-026): public and the same for all visitors. */
export async function loader({ context }: LoaderFunctionArgs) {
  const summary = await summarizeReviews(context.services);
  return Response.json({ success: true, summary }, { headers: { "Cache-Control": "public, max-age=300" } });
}
