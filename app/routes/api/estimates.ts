import type { ActionFunctionArgs } from "@remix-run/node";
import { keptEstimateShape } from "~/domains/estimator/kept-estimate.schema";
import { saveEstimate } from "~/domains/estimator/save-estimate.server";
import { saveEstimateReply } from "~/domains/estimator/save-reply";
import { mayWriteTo } from "~/edge/guards/form-copy-limit.server";
import { privateJson } from "~/edge/requests/private-json";
import { readJson } from "~/edge/requests/read-json.server";

/** Nothing is read here. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** POST /api/estimates keeps an estimate as far as it has come, and answers the address that opens it again. */
export async function action({ request, context: { services, clientAddress } }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const body = await readJson(request, keptEstimateShape);
  const saved = body.ok
    ? await saveEstimate(services, {
        ...body.value,
        email: body.value.email ?? null,
        asker: clientAddress ?? "unknown",
        mayWriteTo: mayWriteTo(services, clientAddress ?? "unknown"),
      })
    : null;
  const { status, reply } = saveEstimateReply(saved, services.env.publicUrl);
  return privateJson(status, reply);
}
