import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { siteMap } from "~/routes";

/**
 * The table of endpoints that share a use case with a page. Both call the same use case and get the same result.
 * Only the response differs: HTML or JSON.
 */
type Shared = { readonly page: string; readonly useCase: string; readonly alsoBy?: readonly string[] };
const shared: Readonly<Record<string, Shared>> = {
  "/api/forms/:formName": { page: "/forms/:formName", useCase: "submitPostedForm" },
  "/api/order/view/:id": { page: "/my-account/order/view/:id", useCase: "findOrderOfCustomer" },
  "/api/quote/view/:id": { page: "/my-account/quote/view/:id", useCase: "readQuoteOfCustomer" },
  "/api/my-account/address": {
    ...{ page: "/my-account/address/edit/:id", useCase: "saveAddress" },
    alsoBy: ["/my-account/address/new", "/my-account/addresses/add"],
  },
  "/api/my-account/address/:id": { page: "/my-account/address/edit/:id", useCase: "deleteAddress" },
  "/api/quote": { page: "/quote/payment", useCase: "viewQuote" },
  "/api/order/:orderId": { page: "/order/split-payment", useCase: "findOrderForInstallments" },
};

/**
 * Endpoints without a page. Scripts, providers and other programs call them. A new endpoint belongs here or in the
 * table.
 */
const alone: readonly string[] = [
  // Data of pages, reduced for a script
  "/api/search",
  "/api/samples",
  "/api/reviews/birdeye",
  "/api/reviews/summary",
  "/api/films/:videoId/picture",
  "/api/forms/:formName/template",
  "/api/payment-methods",
  "/api/my-account/me",
  "/api/my-account/favorites",
  "/api/order/view",
  "/api/quote/view",
  // Payments: the checkout, quotes and balances are paid by script only
  "/api/order",
  "/api/quote/payment",
  "/api/quote/convertToOrder",
  "/api/order/:orderId/split-payment",
  "/api/payment/:paymentMethod/verify",
  "/api/payment/stripe/payment-intent",
  "/api/payment/stripe/payment-intent/retrieve",
  "/api/payment/stripe/capture-payment",
  "/api/payment/paypal/order",
  "/api/payment/paypal/capture",
  "/api/payment/authorize-net/process-transaction",
  // Providers
  "/api/payment/stripe/webhook",
  "/api/payment/paypal/webhook",
  "/api/payment/authorize-net/webhook",
  // Emails, saved estimates, and the API's description
  "/api/email/send-email",
  "/api/estimates",
  "/api/openapi.json",
  "/api/docs",
];

/** Pages with an action that has no endpoint. */
const pagesAlone: readonly string[] = [
  "/my-account/sign-in",
  "/my-account/sign-in/code",
  "/my-account/sign-in/link",
  "/my-account/sign-out",
  "/my-account/profile",
  "/my-account/security",
  "/my-account/data",
  "/newsletter/unsubscribe/:unsubscribeToken",
  "/newsletter/confirm/:token",
];

const toPaymentSource = (path: string) => {
  const route = siteMap.find((one) => one.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return readFileSync(`app/${route.file}`, "utf8");
};
const acts = (path: string) =>
  /export (async )?function action|export const action/.test(toPaymentSource(path));

describe("an endpoint and a page with the same purpose", () => {
  it.each(Object.entries(shared))(
    "calls the same use case from %s and its page",
    (endpoint, { page, useCase, alsoBy = [] }) => {
      for (const path of [endpoint, page, ...alsoBy])
        expect(callsOf(path), `${path} does not ask ${useCase}`).toContain(useCase);
    },
  );

  it("lists every endpoint as paired with a page or as separate", () => {
    const endpoints = siteMap.map(({ path }) => path).filter((path) => path.startsWith("/api/"));
    expect([...Object.keys(shared), ...alone].toSorted()).toEqual(endpoints.toSorted());
  });

  it("lists every page with an action as paired with an endpoint or as separate", () => {
    const pages = siteMap.map(({ path }) => path).filter((path) => !path.startsWith("/api/") && acts(path));
    const paired = Object.values(shared).flatMap(({ page, alsoBy = [] }) => [page, ...alsoBy]);
    const known = new Set([...paired, ...pagesAlone]);
    expect(pages.filter((path) => !known.has(path))).toEqual([]);
    expect(pagesAlone.filter((path) => !pages.includes(path))).toEqual([]);
  });
});

/** Lists the functions that a route file imports, directly or through its request readers (`edge/requests`). */
function callsOf(path: string): readonly string[] {
  const source = toPaymentSource(path);
  const readers = [...source.matchAll(/from "~\/(edge\/requests\/[\w-]+(?:\.server)?)"/g)];
  return [source, ...readers.map(([, file]) => readFileSync(`app/${file}.ts`, "utf8"))].flatMap(importsOf);
}

function importsOf(source: string): readonly string[] {
  const imports = source.matchAll(/import \{([^}]+)\} from "~\/(?:domains|edge)\/[^"]+\.server"/g);
  return [...imports].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.replace(/^\s*type\s+/, "").trim()),
  );
}
