import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { saveEstimate } from "~/domains/estimator/save-estimate.server";
import { saveEstimateReply } from "~/domains/estimator/save-reply";
import { readJson } from "~/edge/requests/read-json.server";

const bodyShape = z.object({
  name: z.string().max(100),
  entries: z.record(
    z.string().max(100),
    z.union([z.string().max(5_000), z.array(z.string().max(200)).max(100)]),
  ),
  email: z.string().trim().max(254).nullish(),
});

/** Nothing is read here. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** POST /api/estimates keeps an estimate as far as it has come, and answers the address that opens it again. */
export async function action({ request, context: { services, clientAddress } }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const body = await readJson(request, bodyShape);
  const saved = body.ok
    ? await saveEstimate(services, {
        ...body.value,
        email: body.value.email || null,
        asker: clientAddress ?? "unknown",
      })
    : null;
  const { status, reply } = saveEstimateReply(saved, services.env.publicUrl);
  return Response.json(reply, { status, headers: { "Cache-Control": "no-store" } });
}
