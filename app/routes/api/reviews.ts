import type { LoaderFunctionArgs } from "@remix-run/node";
import { listReviews } from "~/domains/reviews/list-reviews.server";

/** GET /api/reviews/birdeye (API-026): public and the same for all visitors. */
export async function loader({ context }: LoaderFunctionArgs) {
  const reviews = await listReviews(context.services);
  return Response.json({ success: true, reviews }, { headers: { "Cache-Control": "public, max-age=300" } });
}
