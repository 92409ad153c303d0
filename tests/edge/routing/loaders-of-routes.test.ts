import type { AppLoadContext } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { loader as signIn } from "~/routes/account/sign-in";
import { loader as success } from "~/routes/pay/order-success";
import { loader as failure } from "~/routes/pay/payment-fail";
import { loader as verify } from "~/routes/pay/payment-verify";
import { loader as quote } from "~/routes/pay/quote-payment";
import { loader as balance } from "~/routes/pay/split-payment";
import { loader as checkout } from "~/routes/shop/checkout";
import { loader as compare } from "~/routes/shop/compare";
import { loader as estimator } from "~/routes/shop/estimator";
import { loader as favorites } from "~/routes/shop/favorites";
import { importedDataset } from "../../dataset/imported";
import { contentOf } from "../../support/content/content";
import { silentLog } from "../../support/shop/silent-log";

/** The table of built-in routes with the title of their page document in the demo content. */
const titles = [
  ["/checkout", checkout, "Checkout | Stile & Rail"],
  ["/order/success", success, "Order placed | Stile & Rail"],
  ["/payment/fail", failure, "Payment not completed | Stile & Rail"],
  ["/payment/verify/stripe", verify, "Checking your payment | Stile & Rail"],
  ["/quote/payment", quote, "Review and Pay Your Quote | Stile & Rail"],
  ["/order/split-payment", balance, "Pay the Balance of an Order | Stile & Rail"],
  ["/my-account/sign-in", signIn, "Sign in | Stile & Rail"],
  ["/estimator", estimator, "Kitchen Cabinet Cost Estimator | Stile & Rail"],
  ["/favorites", favorites, "Your Favorite Cabinet Doors | Stile & Rail"],
  ["/compare", compare, "Compare Cabinet Doors Side by Side | Stile & Rail"],
] as const;

let context: AppLoadContext;
beforeAll(() => {
  const services = {
    content: contentOf(importedDataset()),
    log: silentLog,
    env: { publicUrl: "https://shop.example" },
    catalog: { read: async () => new Map() },
    gateways: {},
    clock: { now: () => new Date("2026-03-02T15:04:05Z") },
    limits: { allows: async () => true },
    // The database finds neither a quote nor a token.
    db: { select: () => ({ from: () => ({ where: async () => [] }) }) },
  };
  context = { services, clientIp: "203.0.113.7" } as unknown as AppLoadContext;
});

describe("the loaders of built-in routes", () => {
  it.each(titles)("loads the page document of %s", async (path, loader, title) => {
    const request = new Request(`https://shop.example${path}`);
    const loaded: unknown = await loader({ request, context, params: {} });
    const data =
      typeof loaded === "object" && loaded !== null && "data" in loaded && !("page" in loaded)
        ? loaded.data
        : loaded;
    expect(data).toMatchObject({ page: { seo: { title } } });
  });
});
