import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { listAddresses } from "~/domains/account/addresses/address-book.server";
import { getCheckoutPrefill } from "~/domains/account/addresses/checkout-prefill";
import { toMe } from "~/domains/account/me";
import { toCheckoutGroups } from "~/domains/checkout/form/checkout-template";
import type { CheckoutData, Prefill } from "~/domains/checkout/page/checkout-data";
import { CheckoutPage } from "~/domains/checkout/page/checkout-page";
import { findResultPage } from "~/domains/checkout/result-page/result-page.server";
import { findFormTemplate } from "~/domains/forms/template/find-form-template.server";
import { omitFurtherCardMethods } from "~/domains/payments/methods/payment-methods";
import { listPaymentMethods } from "~/domains/payments/methods/payment-methods.server";
import { EmptyCartScript } from "~/domains/samples/cart/empty-cart-script";
import { fetchShippingMethods } from "~/domains/shipping/shipping-methods.server";
import { fetchTaxRules } from "~/domains/tax/tax-rules.server";
import { getSignedInCustomer } from "~/edge/guards/signed-in.server";
import type { Services } from "~/edge/services/services.server";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({ page: data?.page ?? null, title: "Checkout" });

/** GET /checkout: CMS content around the form, the prices and the payment methods. */
export async function loader(args: LoaderFunctionArgs) {
  const { services } = args.context;
  const [page, data, prefill] = await Promise.all([
    loadPageForRoute(services, paths.checkout),
    loadCheckoutData(services),
    readPrefill(args),
  ]);
  return { page, data: { ...data, prefill } };
}

/** Returns the values that prefill the form, from the data of GET /api/my-account/me (API-027). */
async function readPrefill(args: LoaderFunctionArgs): Promise<Prefill | null> {
  const signedIn = await getSignedInCustomer(args);
  if (!signedIn) return null;
  const addresses = await listAddresses(args.context.services.db, signedIn.customer.id);
  return getCheckoutPrefill(toMe(signedIn.customer, addresses).data);
}

async function loadCheckoutData(services: Services): Promise<Omit<CheckoutData, "prefill">> {
  const [template, methods, shipping, tax, thanks] = await Promise.all([
    findFormTemplate(services.content, "checkout"),
    listPaymentMethods(services, "sample-order"),
    fetchShippingMethods(services.content),
    fetchTaxRules(services.content),
    findResultPage(services, "order-success"),
  ]);
  return {
    groups: toCheckoutGroups(template),
    buttons: template?.buttons,
    messages: template?.messages,
    methods: [...omitFurtherCardMethods(methods)],
    emptyPicture: thanks?.variants.find(({ image }) => image)?.image ?? null,
    rules: { shippingMethods: shipping, taxRules: tax },
  };
}

export default function CheckoutRoute() {
  const { page, data } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <EmptyCartScript />
      <CmsPageLayout page={page}>
        {({ isTitled }) => <CheckoutPage data={data} isTitled={isTitled} refreshPrices={revalidate} />}
      </CmsPageLayout>
    </>
  );
}
