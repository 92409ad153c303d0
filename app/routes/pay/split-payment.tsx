import {
  type AppLoadContext,
  data as answer,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { parseForm } from "~/domains/forms/validation/parse-form";
import { findOrderForInstallments } from "~/domains/installments/find-split-order.server";
import { getInstallmentFailureMessage } from "~/domains/installments/installment.failures";
import { installmentMessages } from "~/domains/installments/installment.messages";
import { validateOrderLookup } from "~/domains/installments/order-lookup-rules";
import type { SplitPaymentData } from "~/domains/installments/split-payment-data";
import { SplitPaymentPage } from "~/domains/installments/split-payment-page";
import { toOrderJson } from "~/domains/orders/order.schema";
import { omitFurtherCardMethods } from "~/domains/payments/methods/payment-methods";
import { listPaymentMethods } from "~/domains/payments/methods/payment-methods.server";
import { hideUrlFromReferer } from "~/edge/headers/hide-url-from-referer.server";
import { readOrderKey } from "~/edge/requests/payments/order-key.server";
import { countOrderLookup } from "~/edge/requests/payments/pay-request.server";
import { tooManyRequestsMessage } from "~/edge/requests/responses";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({ page: data?.page ?? null, title: "Pay a balance" });

/** The URL contains the email and must not be sent as referrer. */
export const headers = hideUrlFromReferer;

/** GET /order/split-payment?orderId&email: an order's balance, or the form that finds an order. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services } = context;
  const query = new URL(request.url).searchParams;
  const isAsked = query.has("orderId") || query.has("email");
  const [page, data] = await Promise.all([
    loadPageForRoute(services, paths.splitPayment),
    isAsked ? splitData(request, context) : nothingAsked,
  ]);
  return answer({ page, data }, { status: data.state === "refused" ? data.status : 200 });
}

/** Refetches the order after an installment; handles a lost connection (SPLT-007). */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    return { page: null, data: { state: "refused", message: installmentMessages.fetchFailed } as const };
  }
}

const nothingAsked = { state: "lookup", lastResult: null } as const;

async function splitData(
  request: Request,
  context: AppLoadContext,
): Promise<
  Exclude<SplitPaymentData, { state: "refused" }> | (SplitPaymentData & { state: "refused"; status: number })
> {
  const { services } = context;
  if (!(await countOrderLookup(context)))
    return { state: "refused", message: tooManyRequestsMessage, status: 429 };
  const values = readOrderKey(request);
  const submission = parseForm(new URLSearchParams(values), validateOrderLookup);
  if (submission.status !== "success") return { state: "lookup", lastResult: submission.reply() };
  try {
    const order = await findOrderForInstallments(services.db, values);
    if (!order.ok) {
      const isMissing = order.failure.code === "no-such-order";
      return {
        state: "refused",
        message: getInstallmentFailureMessage(order.failure),
        status: isMissing ? 404 : 200,
      };
    }
    const methods = await listPaymentMethods(services, "complete-order-payment");
    return {
      state: "order",
      order: toOrderJson(order.value),
      methods: omitFurtherCardMethods(methods),
    };
  } catch (error) {
    services.log.error({ error }, "an order could not be fetched for its payer");
    return { state: "refused", message: installmentMessages.fetchFailed, status: 503 };
  }
}

export default function SplitPaymentRoute() {
  const { page, data } = useLoaderData<typeof clientLoader>();
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => <SplitPaymentPage data={data} isTitled={isTitled} />}
    </CmsPageLayout>
  );
}
