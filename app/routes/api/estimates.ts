import type { ActionFunctionArgs } from "@remix-run/node";
import { saveEstimateSchema } from "~/domains/estimator/save-estimate.schema";
import { saveEstimate } from "~/domains/estimator/save-estimate.server";
import { toSaveEstimateReply } from "~/domains/estimator/save-reply";
import { createRecipientLimit } from "~/edge/guards/form-copy-limit.server";
import { privateJson } from "~/edge/requests/private-json";
import { readJson } from "~/edge/requests/read-json.server";
import type { Services } from "~/edge/services/services.server";
import { err } from "~/kernel/result";

/** Nothing is read here. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** POST /api/estimates keeps an estimate as far as it has come, and answers the address that opens it again. */
export async function action({ request, context: { services, clientIp } }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const asker = clientIp ?? "unknown";
  const { status, reply } = toSaveEstimateReply(
    (await services.limits.allows("form-submit", asker))
      ? await readAndSave(request, services, asker)
      : err({ code: "too-many" }),
    services.env.publicUrl,
  );
  return privateJson(status, reply);
}

/** Null: what came was not understood. */
async function readAndSave(request: Request, services: Services, asker: string) {
  const body = await readJson(request, saveEstimateSchema);
  if (!body.ok) return null;
  const { email = null } = body.value;
  return saveEstimate(services, {
    ...body.value,
    email,
    asker,
    canEmail: createRecipientLimit(services, asker),
  });
}
