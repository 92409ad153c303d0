import type { Sandbox } from "@stile-and-rail/payment-sandbox";
import Stripe from "stripe";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import type { Mailer } from "~/domains/email/mailers/mailer";
import type { CardToken } from "~/domains/payments/card-token.schema";
import { createAuthorizenetGateway } from "~/domains/payments/providers/authorizenet/authorizenet.server";
import { createPaypalGateway } from "~/domains/payments/providers/paypal/paypal.server";
import { createStripeGateway } from "~/domains/payments/providers/stripe/stripe.server";
import { createSearchIndex } from "~/domains/search/search-index.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { createWebhookLimiter } from "~/edge/guards/webhook-limit.server";
import { payables } from "~/edge/services/payables.server";
import type { Services } from "~/edge/services/services.server";
import { readEnv } from "~/edge/settings/env.server";
import type { Log } from "~/kernel/log";
import { ok } from "~/kernel/result";
import { contentOf } from "../content/content";
import { shopContent } from "../content/shop-content";
import type { TestDatabase } from "../database/database";
import { payInPartsMethod } from "../quotes/quote-shop";
import { type TestClock, testClock } from "../shop/shop-services";
import { approvePaypalOrder } from "./approve-paypal-order";
import { authorizenetAccount, authorizenetMethod, tokenizeCard } from "./authorizenet-account";

export type SandboxAddress = Pick<Sandbox, "url" | "port">;

export type PayingServices = Services & { readonly clock: TestClock };

export const webhookSecret = "whsec_sandbox";

export const paypalAccount = {
  clientId: "client-of-the-tests",
  clientSecret: "client-secret-of-the-tests",
  webhookId: "WEBHOOKOFTHETESTS",
};

const secretKey = "sk_test_sandbox";

export type ServerOptions = {
  readonly log: Log;
  readonly settings?: Readonly<Record<string, string>>;
  /** Receives the idempotency key of each email when it is sent. */
  readonly onEmailSent?: ((key: string) => void) | undefined;
};

/** Creates the services of one server with real gateways. Several servers may share one database and one sandbox. */
export function createPayingServices(
  { db }: Pick<TestDatabase, "db">,
  { url, port }: SandboxAddress,
  { log, settings = {}, onEmailSent }: ServerOptions,
): PayingServices {
  const env = readEnv({ SESSION_SECRET: "a-session-secret-of-the-tests-only-0123", ...settings });
  if (!env.ok) throw new Error("the test's settings are malformed");
  const content = contentOf([...shopContent, authorizenetMethod, payInPartsMethod]);
  const catalog = createCatalog({ content, log });
  const limits = createRateLimits(log);
  return {
    db,
    content,
    catalog,
    search: createSearchIndex({ content, log }, catalog),
    clock: testClock(),
    log,
    limits,
    webhooks: createWebhookLimiter(limits),
    gateways: {
      stripe: createStripeGateway({
        secretKey,
        publishableKey: "pk_test_sandbox",
        webhookSecret,
        apiHost: "127.0.0.1",
        apiPort: port,
        apiProtocol: "http",
        timeoutMs: 20_000,
      }),
      paypal: createPaypalGateway({
        ...paypalAccount,
        apiBase: `${url}/paypal/api`,
        live: false,
        timeoutMs: 20_000,
      }),
      authorizenet: createAuthorizenetGateway({
        ...authorizenetAccount,
        apiUrl: `${url}/xml/v1/request.api`,
        acceptJsUrl: `${url}/v1/Accept.js`,
        live: false,
      }),
    },
    payables,
    files: createUploadFolder().files,
    uploadQuota: env.value.uploadQuota,
    challenge: null,
    mailer: recordingMailer(onEmailSent),
    env: { ...env.value, sessionSecret: env.value.sessionSecret ?? "" },
  };
}

function recordingMailer(posted: ServerOptions["onEmailSent"]): Mailer {
  return {
    keepsCopies: true,
    send: async (_mail, key) => {
      posted?.(key);
      return ok(null);
    },
  };
}

export type BuyerActions = {
  /** Confirms a payment with a card, as the browser does by Stripe's SDK. */
  readonly bank: Stripe;
  /** Wraps a card into a token, as Accept.js does in the browser. */
  readonly tokenizeCard: (card?: {
    readonly cardNumber?: string;
    readonly cardCode?: string;
  }) => Promise<CardToken>;
  /** Approves an order, as the buyer does in PayPal's window. */
  readonly approve: (token: string) => Promise<void>;
};

/** Creates the actions of a buyer at the payment providers. */
export function createBuyerActions({ url, port }: SandboxAddress): BuyerActions {
  return {
    bank: new Stripe(secretKey, {
      host: "127.0.0.1",
      port,
      protocol: "http",
      telemetry: false,
      maxNetworkRetries: 0,
    }),
    tokenizeCard: (card) => tokenizeCard(url, card),
    approve: (token) => approvePaypalOrder({ url }, token),
  };
}
