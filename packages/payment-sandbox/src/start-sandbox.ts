import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isDirectLoopbackRequest } from "@stile-and-rail/http/site-origin.server";
import { type AuthorizenetApi, type AuthorizenetKeys, answerAuthorizenet } from "./authorizenet/api.ts";
import { createAuthorizenetWebhookFormat } from "./authorizenet/webhook-format.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Control, createControl } from "./control/control.ts";
import { answerControlRequest } from "./control/control-routes.ts";
import { sendJson } from "./http/read-and-send.ts";
import { createWebhookQueue } from "./http/webhook-queue.ts";
import type { Log } from "./log.ts";
import { answerPaypalRequest, apiRoot, type PaypalApi } from "./paypal/api.ts";
import { answerPaypalPage } from "./paypal/browser-pages.ts";
import type { PaypalContract } from "./paypal/contract.ts";
import { createPaypalWebhookFormat } from "./paypal/paypal-webhooks.ts";
import { answerRecaptcha, type RecaptchaApi, type RecaptchaKeys } from "./recaptcha/api.ts";
import { openStateFile } from "./state-file.ts";
import { answerStripeRequest, type StripeApi } from "./stripe/api.ts";
import { answerStripePage } from "./stripe/browser-pages.ts";
import type { Contract } from "./stripe/contract.ts";
import { createStripeWebhookFormat } from "./stripe/webhooks.ts";

export type SandboxOptions = {
  /** 0 chooses a free port. */
  readonly port: number;
  /** File for pending payments; null keeps them in memory. */
  readonly stateFile: string | null;
  /** The shop's Stripe webhook URL; null sends none. */
  readonly webhookUrl: string | null;
  readonly webhookSecret: string;
  /** Accepted secret key; unset, every test key works. */
  readonly secretKey?: string | undefined;
  /** Authorize.Net account; unset, any keys work and no webhooks are sent. */
  readonly authorizenet?: AuthorizenetOptions | undefined;
  /** PayPal account; unset, any credentials work and no webhooks are sent. */
  readonly paypal?: PaypalOptions | undefined;
  /** reCAPTCHA keys; unset, any keys work. */
  readonly recaptcha?: RecaptchaKeys | undefined;
  /** Origins that may call the API besides the sandbox; unset, all local pages may. */
  readonly shopOrigins?: readonly string[] | undefined;
  readonly controlToken?: string;
  /** Delay before the second webhook attempt; it doubles with each further attempt. */
  readonly firstPauseMs?: number;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly contract?: Contract | null;
  readonly paypalContract?: PaypalContract | null;
};

export type PaypalOptions = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** The shop's PayPal webhook URL; null sends none. */
  readonly webhookUrl: string | null;
};

export type AuthorizenetOptions = {
  readonly webhookUrl: string | null;
  readonly signatureKey: string;
  readonly keys: AuthorizenetKeys | null;
};

export type Sandbox = {
  /** `http://127.0.0.1:<port>`: an origin different from the shop's `localhost`. */
  readonly url: string;
  readonly port: number;
  readonly control: Control;
  readonly controlToken: string;
  readonly close: () => Promise<void>;
};

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Starts the sandboxes of the payment providers and of reCAPTCHA on a loopback port. */
// oxlint-disable-next-line max-lines-per-function -- starts one part after the other
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { clock = systemClock, log = silentLog } = options;
  const controlToken = options.controlToken ?? randomBytes(24).toString("hex");
  const { state, save } = openStateFile(options.stateFile);
  const firstPauseMs = options.firstPauseMs ?? 1000;
  const { webhookUrl, webhookSecret, authorizenet } = options;
  const wire = createStripeWebhookFormat({ url: webhookUrl, secret: webhookSecret, firstPauseMs }, clock);
  const webhooks = createWebhookQueue(state.stripe, wire, clock, log, save);
  const notices = createWebhookQueue(
    state.authorizenet,
    createAuthorizenetWebhookFormat(
      authorizenet?.webhookUrl ?? null,
      authorizenet?.signatureKey ?? "",
      firstPauseMs,
    ),
    clock,
    log,
    save,
  );
  const { paypal } = options;
  const signing = { webhookId: paypal?.webhookId ?? "sandbox", secret: randomBytes(24).toString("hex") };
  const paypalEvents = createWebhookQueue(
    state.paypal,
    createPaypalWebhookFormat({ url: paypal?.webhookUrl ?? null, firstPauseMs }, signing, clock),
    clock,
    log,
    save,
  );
  const queues = [webhooks, notices, paypalEvents];
  let url = "";
  const shared = {
    faults: [],
    notes: [],
    isAllowedOrigin: (origin: string) => origin === url || (options.shopOrigins?.includes(origin) ?? true),
    save,
  };
  const api: StripeApi = {
    ...shared,
    account: { state: state.stripe, clock, origin: () => url, announce: webhooks.announce },
    contract: options.contract ?? null,
    secretKey: options.secretKey ?? null,
  };
  const terminal: AuthorizenetApi = {
    ...shared,
    account: { state: state.authorizenet, clock, announce: notices.announce },
    keys: authorizenet?.keys ?? null,
    origin: () => url,
  };
  const wallet: PaypalApi = {
    ...shared,
    account: { state: state.paypal, clock, origin: () => url, announce: paypalEvents.announce },
    signing,
    credentials: paypal ?? null,
    tokens: new Map(),
    contract: options.paypalContract ?? null,
  };
  const challenges: RecaptchaApi = {
    keys: options.recaptcha ?? null,
    clock,
    origin: () => url,
    isAllowedOrigin: shared.isAllowedOrigin,
    issuedTokens: new Map(),
  };
  const control = createControl(
    { stripe: api, authorizenet: terminal, paypal: wallet },
    { stripe: webhooks, authorizenet: notices, paypal: paypalEvents },
  );

  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isDirectLoopbackRequest(request))
      return sendJson(response, 403, { error: "The sandbox serves this machine only." });
    const requestUrl = new URL(request.url ?? "/", url);
    if (await answerRecaptcha(challenges, request, response, requestUrl)) return;
    // Checked first, because its script is also below /v1.
    if (await answerAuthorizenet(terminal, request, response, requestUrl)) return;
    if (requestUrl.pathname.startsWith("/v1/"))
      return answerStripeRequest(api, request, response, requestUrl);
    if (requestUrl.pathname === "/control")
      return answerControlRequest(control, controlToken, request, response);
    if (requestUrl.pathname === "/healthz") return sendJson(response, 200, { ok: true });
    if (requestUrl.pathname.startsWith(`${apiRoot}/`))
      return answerPaypalRequest(wallet, request, response, requestUrl);
    if (await answerPaypalPage(wallet, request, response, requestUrl)) return;
    if (await answerStripePage(api, request, response, requestUrl)) return;
    return sendJson(response, 404, { error: "Nothing here." });
  };

  const server = createServer((request, response) => {
    response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    response.setHeader("X-Content-Type-Options", "nosniff");
    handleRequest(request, response).catch((error: unknown) => {
      log.error({ path: request.url?.split("?")[0], error: String(error) }, "sandbox failed");
      if (!response.headersSent)
        sendJson(response, 500, { error: { type: "api_error", message: String(error) } });
    });
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : options.port);
    });
  });
  url = `http://127.0.0.1:${port}`;
  for (const queue of queues) queue.resume();

  return {
    url,
    port,
    control,
    controlToken,
    close: async () => {
      for (const queue of queues) queue.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      save();
    },
  };
}
