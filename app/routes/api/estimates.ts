import type { ActionFunctionArgs } from "@remix-run/node";
import { saveEstimateSchema } from "~/domains/estimator/saved-estimates/save-estimate.schema";
import { saveEstimate } from "~/domains/estimator/saved-estimates/save-estimate.server";
import { toSaveEstimateReply } from "~/domains/estimator/saved-estimates/save-reply";
import { createRecipientCheck } from "~/edge/guards/form-copy-limit.server";
import { readJson } from "~/edge/requests/read-json.server";
import { toPrivateJson } from "~/edge/requests/responses";
import type { Services } from "~/edge/services/services.server";
import { err } from "~/kernel/result";

/** GET is not allowed. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** POST /api/estimates: saves an unfinished estimate and returns the URL that reopens it. */
export async function action({ request, context: { services, clientIp } }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const rateLimitKey = clientIp ?? "unknown";
  const { status, reply } = toSaveEstimateReply(
    (await services.limits.allows("form-submit", rateLimitKey))
      ? await readAndSave(request, services, rateLimitKey)
      : err({ code: "too-many" }),
    services.env.publicUrl,
  );
  return toPrivateJson(status, reply);
}

/** Returns null when the request body is invalid. */
async function readAndSave(request: Request, services: Services, clientIp: string) {
  const body = await readJson(request, saveEstimateSchema);
  if (!body.ok) return null;
  const { email = null } = body.value;
  return saveEstimate(services, {
    ...body.value,
    email,
    clientIp,
    canEmail: createRecipientCheck(services, clientIp),
  });
}
