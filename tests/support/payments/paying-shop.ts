import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import {
  createPaypalContract,
  readPaypalDocument,
  type Sandbox,
  startSandbox,
} from "@stile-and-rail/payment-sandbox";
import { createLog } from "~/edge/services/log.server";
import { handleError } from "~/entry.server";
import { action as noticeAction } from "~/routes/api/authorize-net/webhook";
import { action as paypalWebhookAction } from "~/routes/api/paypal/webhook";
import { action as webhookAction } from "~/routes/api/stripe/webhook";
import { type Answer, createVisitor, type Visitor } from "../account/visitor";
import type { TestDatabase } from "../database/database";
import { authorizenetAccount } from "./authorizenet-account";
import {
  type BuyerActions,
  createBuyerActions,
  createPayingServices,
  type PayingServices,
  paypalAccount,
  webhookSecret,
} from "./paying-services";

const contract = createPaypalContract(readPaypalDocument());

/** The webhook endpoints, which are the real route files. */
const endpoints: Readonly<Record<string, (args: ActionFunctionArgs) => Promise<Response>>> = {
  "/api/payment/stripe/webhook": webhookAction,
  "/api/payment/paypal/webhook": paypalWebhookAction,
  "/api/payment/authorize-net/webhook": noticeAction,
};

export type Reply = Pick<Answer, "status" | "body">;

/** A browser with its own cookie jar. */
export type Shopper = {
  readonly send: (method: "GET" | "POST" | "PATCH", path: string, body?: unknown) => Promise<Reply>;
  readonly cookie: () => string;
};

export type PayingShop = BuyerActions & {
  readonly services: PayingServices;
  readonly sandbox: Sandbox;
  /** Sends a webhook of Authorize.Net as given, and returns the status. */
  readonly sendAuthorizenetWebhook: (path: string, body: string, signature: string | null) => Promise<number>;
  readonly getLogText: () => string;
  /** The idempotency keys of sent emails, in their order. */
  readonly listSentEmails: () => readonly string[];
  /** Records an email that another server has sent. */
  readonly recordSentEmail: (key: string) => void;
  readonly shopper: () => Shopper;
  readonly close: () => Promise<void>;
};

/** Starts the shop's endpoints with its real gateways, and the sandbox that sends webhooks to them. */
export async function startPayingShop(
  database: TestDatabase,
  settings: Readonly<Record<string, string>> = {},
): Promise<PayingShop> {
  const hook = await startWebhookServer((path, request) =>
    respond(path, request).catch((error: unknown) => {
      handleError(error, { request, context, params: {} });
      return new Response(null, { status: 500 });
    }),
  );
  const sandbox = await startSandbox({
    port: 0,
    stateFile: null,
    webhookUrl: `${hook.url}/api/payment/stripe/webhook`,
    webhookSecret,
    paypal: { ...paypalAccount, webhookUrl: `${hook.url}/api/payment/paypal/webhook` },
    paypalContract: contract,
    authorizenet: {
      webhookUrl: `${hook.url}/api/payment/authorize-net/webhook`,
      signatureKey: authorizenetAccount.signatureKey,
      keys: authorizenetAccount,
    },
    firstPauseMs: 20,
  });
  const lines: string[] = [];
  const log = createLog("live", { write: (line) => void lines.push(line) });
  const emails: string[] = [];
  const noteLetter = (key: string) => void emails.push(key);
  const services = createPayingServices(database, sandbox, { log, settings, onEmailSent: noteLetter });
  const context: AppLoadContext = { services, clientIp: "203.0.113.7" };

  function respond(path: string, request: Request): Promise<Response> {
    const endpoint = endpoints[path];
    if (!endpoint) throw new Error(`no endpoint at ${path}`);
    return endpoint({ request, context, params: {} });
  }

  return {
    services,
    sandbox,
    ...createBuyerActions(sandbox),
    sendAuthorizenetWebhook: async (path, body, signature) => {
      const headers: HeadersInit = signature ? { "x-anet-signature": signature } : {};
      const request = new Request(`http://localhost:3000${path}`, { method: "POST", body, headers });
      return (await respond(path, request)).status;
    },
    getLogText: () => lines.join("\n"),
    listSentEmails: () => emails,
    recordSentEmail: noteLetter,
    shopper: () => createShopper(createVisitor(context)),
    close: async () => {
      await sandbox.close();
      await hook.close();
    },
  };
}

function createShopper(visitor: Visitor): Shopper {
  return {
    send: async (method, path, json) => {
      const { status, body } = await visitor.send(method, path, json);
      return { status, body };
    },
    cookie: visitor.cookies,
  };
}

/** Listens for the sandbox's webhooks, and passes the raw bytes to the route. */
async function startWebhookServer(answer: (path: string, request: Request) => Promise<Response>) {
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
    const response = await answer(path, request);
    outgoing.writeHead(response.status).end();
  };
  const running = new Set<Promise<void>>();
  const server = createServer((incoming, outgoing) => {
    // A connection that the sandbox closes when it stops does not fail the test.
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
      // Running settlements finish before the next test empties the tables.
      await Promise.all(running);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
