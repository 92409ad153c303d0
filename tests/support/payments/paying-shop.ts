// oxlint-disable max-lines -- one shop with all its endpoints
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import Stripe from "stripe";
import { createPaypalContract } from "#sandbox/paypal/contract";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox";
import { paypalDocument } from "#tests/sandbox/contract/document";
import { fileFolder } from "#tests/support/shop/file-folder";
import { keepCatalog } from "~/domains/catalog/catalog.server";
import { mailboxMailer } from "~/domains/email/mailers/mailbox.server";
import type { CardToken } from "~/domains/payments/providers/authorizenet/authorizenet.data";
import { authorizenetGateway } from "~/domains/payments/providers/authorizenet/authorizenet.server";
import { paypalGateway } from "~/domains/payments/providers/paypal/paypal.server";
import { stripeGateway } from "~/domains/payments/providers/stripe/stripe.server";
import { createSearchIndex } from "~/domains/search/search-index.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { createLog } from "~/edge/services/log.server";
import { payables } from "~/edge/services/payables.server";
import type { Services } from "~/edge/services/services.server";
import { readEnv } from "~/edge/settings/env.server";
import { action as chargeAction } from "~/routes/api/authorize-net/process-transaction";
import { action as noticeAction } from "~/routes/api/authorize-net/webhook";
import { action as orderAction } from "~/routes/api/order";
import { action as paypalCaptureAction } from "~/routes/api/paypal/capture";
import { action as paypalOrderAction } from "~/routes/api/paypal/order";
import { action as paypalWebhookAction } from "~/routes/api/paypal/webhook";
import { action as captureAction } from "~/routes/api/stripe/capture-payment";
import { action as intentAction } from "~/routes/api/stripe/payment-intent";
import { action as retrieveAction } from "~/routes/api/stripe/retrieve";
import { action as webhookAction } from "~/routes/api/stripe/webhook";
import { action as verifyAction } from "~/routes/api/verify";
import type { TestDatabase } from "../database/database";
import { contentOf } from "../shop/content";
import { shopContent } from "../shop/shop-content";
import { type TestClock, testClock } from "../shop/shop-services";
import { holdToDocument } from "./held-to-document";
import { terminal, terminalMethod, wrapCard } from "./terminal";

const webhookSecret = "whsec_sandbox";
const contract = createPaypalContract(paypalDocument());

/** Every endpoint of the payment, by its path: real requests go through the real route files. */
const endpoints: Readonly<Record<string, (args: ActionFunctionArgs) => Promise<Response>>> = {
  "/api/order": orderAction,
  "/api/payment/stripe/payment-intent": intentAction,
  "/api/payment/stripe/payment-intent/retrieve": retrieveAction,
  "/api/payment/stripe/capture-payment": captureAction,
  "/api/payment/stripe/verify": (args) => verifyAction({ ...args, params: { paymentMethod: "stripe" } }),
  "/api/payment/paypal/verify": (args) => verifyAction({ ...args, params: { paymentMethod: "paypal" } }),
  "/api/payment/stripe/webhook": webhookAction,
  "/api/payment/paypal/order": paypalOrderAction,
  "/api/payment/paypal/capture": paypalCaptureAction,
  "/api/payment/paypal/webhook": paypalWebhookAction,
  "/api/payment/authorize-net/process-transaction": chargeAction,
  "/api/payment/authorize-net/webhook": noticeAction,
};

export type Reply = {
  readonly status: number;
  readonly body: Record<string, never> & Record<string, unknown>;
};

/** A browser with a cookie jar of its own. */
export type Shopper = {
  readonly ask: (method: "POST" | "PATCH", path: string, body: unknown) => Promise<Reply>;
  readonly cookie: () => string;
};

export type PayingShop = {
  readonly services: Services & { readonly clock: TestClock };
  readonly sandbox: Sandbox;
  /** The SDK as the browser's hands: confirms with a card. */
  readonly bank: Stripe;
  /** The browser's hands at Authorize.Net: Accept.js wraps this card into a token. */
  readonly wrapCard: (card?: {
    readonly cardNumber?: string;
    readonly cardCode?: string;
  }) => Promise<CardToken>;
  /** Sends a notification of Authorize.Net as it says; answers the status. */
  readonly notify: (path: string, body: string, signature: string | null) => Promise<number>;
  readonly said: () => string;
  readonly shopper: () => Shopper;
  readonly close: () => Promise<void>;
};

/** The shop's endpoints, its real Stripe gateway, and the sandbox that answers and sends webhooks to them. */
export async function startPayingShop(
  database: TestDatabase,
  settings: Readonly<Record<string, string>> = {},
): Promise<PayingShop> {
  const hook = await webhookServer(respond);
  const paypalAccount = {
    clientId: "client-of-the-tests",
    clientSecret: "client-secret-of-the-tests",
    webhookId: "WEBHOOKOFTHETESTS",
  };
  const sandbox = await startSandbox({
    port: 0,
    stateFile: null,
    webhookUrl: `${hook.url}/api/payment/stripe/webhook`,
    webhookSecret,
    paypal: { ...paypalAccount, webhookUrl: `${hook.url}/api/payment/paypal/webhook` },
    paypalContract: contract,
    authorizenet: {
      webhookUrl: `${hook.url}/api/payment/authorize-net/webhook`,
      signatureKey: terminal.signatureKey,
      keys: terminal,
    },
    firstPauseMs: 20,
  });
  const access = {
    secretKey: "sk_test_sandbox",
    publishableKey: "pk_test_sandbox",
    webhookSecret,
    apiHost: "127.0.0.1",
    apiPort: sandbox.port,
    apiProtocol: "http",
    timeoutMs: 20_000,
  } as const;
  const lines: string[] = [];
  const log = createLog("live", { write: (line) => void lines.push(line) });
  const env = readEnv({ SESSION_SECRET: "a-session-secret-of-the-tests-only-0123", ...settings });
  if (!env.ok) throw new Error("the test's settings are malformed");
  const content = contentOf([...shopContent, terminalMethod]);
  const catalog = keepCatalog({ content, log });
  const services = {
    db: database.db,
    content,
    catalog,
    search: createSearchIndex({ content, log }, catalog),
    clock: testClock(),
    log,
    limits: createRateLimits(log),
    gateways: {
      stripe: stripeGateway(access),
      paypal: paypalGateway({
        ...paypalAccount,
        apiBase: `${sandbox.url}/paypal/api`,
        live: false,
        timeoutMs: 20_000,
      }),
      authorizenet: authorizenetGateway({
        ...terminal,
        apiUrl: `${sandbox.url}/xml/v1/request.api`,
        acceptJsUrl: `${sandbox.url}/v1/Accept.js`,
        live: false,
      }),
    },
    payables,
    files: fileFolder().files,
    mailer: mailboxMailer,
    env: { ...env.value, sessionSecret: env.value.sessionSecret ?? "" },
  };
  const context: AppLoadContext = { services, clientAddress: "203.0.113.7" };

  function respond(path: string, request: Request): Promise<Response> {
    const endpoint = endpoints[path];
    if (!endpoint) throw new Error(`no endpoint at ${path}`);
    return endpoint({ request, context, params: {} });
  }

  return {
    services,
    sandbox,
    bank: new Stripe(access.secretKey, {
      host: "127.0.0.1",
      port: sandbox.port,
      protocol: "http",
      telemetry: false,
      maxNetworkRetries: 0,
    }),
    wrapCard: (card) => wrapCard(sandbox.url, card),
    notify: async (path, body, signature) => {
      const headers = signature ? { "x-anet-signature": signature } : undefined;
      const request = new Request(`http://localhost:3000${path}`, { method: "POST", body, headers });
      return (await respond(path, request)).status;
    },
    said: () => lines.join("\n"),
    shopper: () => shopperAt(respond),
    close: async () => {
      await sandbox.close();
      await hook.close();
    },
  };
}

function shopperAt(respond: (path: string, request: Request) => Promise<Response>): Shopper {
  const jar = new Map<string, string>();
  const keep = (cookie: string) => {
    const [pair = ""] = cookie.split(";");
    const name = pair.slice(0, pair.indexOf("="));
    if (/; Max-Age=0(;|$)/.test(cookie)) jar.delete(name);
    else jar.set(name, pair);
  };
  const cookie = () => [...jar.values()].join("; ");
  return {
    cookie,
    ask: async (method, path, body) => {
      const request = new Request(`http://localhost:3000${path}`, {
        method,
        headers: { "content-type": "application/json", ...(jar.size > 0 ? { cookie: cookie() } : {}) },
        body: JSON.stringify(body),
      });
      const response = await respond(path, request);
      for (const set of response.headers.getSetCookie()) keep(set);
      const answer = await response.json();
      holdToDocument(method, path, response.status, answer);
      return { status: response.status, body: answer };
    },
  };
}

/** A real port for the sandbox's webhooks, which hands the raw bytes to the route. */
async function webhookServer(answer: (path: string, request: Request) => Promise<Response>) {
  const handOn = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const path = incoming.url ?? "/";
    const signatures = Object.entries(incoming.headers).filter(
      (entry): entry is [string, string] =>
        /^(stripe|paypal|x-anet)-/.test(entry[0]) && typeof entry[1] === "string",
    );
    const request = new Request(`http://localhost:3000${path}`, {
      method: "POST",
      headers: signatures,
      body: Buffer.concat(chunks),
    });
    const response = await answer(path, request).catch(() => new Response(null, { status: 500 }));
    outgoing.writeHead(response.status).end();
  };
  const running = new Set<Promise<void>>();
  const server = createServer((incoming, outgoing) => {
    // A line that the sandbox cuts as it stops is no failure of a test.
    const handing = handOn(incoming, outgoing)
      .catch(() => undefined)
      .finally(() => running.delete(handing));
    running.add(handing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port for webhooks");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      // What still settles a payment must not meet the next test's empty tables.
      await Promise.all(running);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
