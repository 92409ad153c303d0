import type { LoaderFunctionArgs } from "@remix-run/node";
import { paymentScopes } from "~/domains/payments/methods/payment-methods";
import { listPaymentMethods } from "~/domains/payments/methods/payment-methods.server";
import { toPrivateJson } from "~/edge/requests/responses";

/** GET /api/payment-methods?scope= (API-023: `all` is accepted and ignored). */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const scopeParameter = new URL(request.url).searchParams.get("scope");
  const scope = paymentScopes.find((candidate) => candidate === scopeParameter);
  const paymentMethods = await listPaymentMethods(services, scope);
  return toPrivateJson(200, { success: true, paymentMethods });
}
