import { paths } from "~/kernel/paths";
import type { Env, Mode } from "../settings/env.server";
import { localUrl } from "../settings/local-url";

/** What the server tells the process that started it (scripts/start/serve.cjs). */
type SupervisorMessage = {
  readonly type: "ready";
  readonly url: string;
  readonly mode: Mode;
  /** The link of a quote that can be paid; null outside a demo. */
  readonly demoQuote: string | null;
  /** Where the payment sandbox shall listen, keep its state and send its webhooks, and whom it shall believe; null with real providers. */
  readonly sandbox: {
    readonly port: number;
    /** Whether another server may have started it. */
    readonly isShared: boolean;
    readonly dataDir: string;
    readonly shopUrl: string;
    readonly shopOrigins: readonly string[];
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly paypal: {
      readonly clientId: string;
      readonly clientSecret: string;
      readonly webhookId: string;
    } | null;
    /** As the payment sandbox takes it; null with the real one. */
    readonly authorizenet: object | null;
    readonly recaptcha: { readonly siteKey: string; readonly secretKey: string } | null;
  } | null;
};

/** Says over Node's channel to the parent, where there is one, that the shop is open. */
export function notifyReady(env: Env, demoQuote: string | null): void {
  const message: SupervisorMessage = {
    type: "ready",
    url: env.publicUrl,
    mode: env.mode,
    demoQuote,
    sandbox: sandboxOf(env),
  };
  process.send?.(message);
}

/** Whether anything outside is a stand-in. */
export function hasSandbox(env: Pick<Env, "stripe" | "paypal" | "authorizeNet" | "recaptcha">): boolean {
  return [env.stripe, env.paypal, env.authorizeNet, env.recaptcha].some(
    (provider) => provider?.sandbox === true,
  );
}

/** What the process of the sandbox must know; null with real providers. */
function sandboxOf(env: Env): SupervisorMessage["sandbox"] {
  if (!hasSandbox(env)) return null;
  const { secretKey = "", webhookSecret = "" } = env.stripe?.sandbox ? env.stripe : {};
  return {
    port: env.sandboxPort,
    isShared: env.sharesSandbox,
    dataDir: env.dataDir,
    shopUrl: localUrl(env),
    shopOrigins: shopOrigins(env),
    secretKey,
    webhookSecret,
    paypal: env.paypal?.sandbox ? env.paypal : null,
    authorizenet: authorizenetOf(env),
    recaptcha: env.recaptcha?.sandbox
      ? { siteKey: env.recaptcha.siteKey, secretKey: env.recaptcha.secretKey }
      : null,
  };
}

function authorizenetOf(env: Env) {
  if (!env.authorizeNet?.sandbox) return null;
  const { loginId, transactionKey, clientKey, signatureKey } = env.authorizeNet;
  const webhookUrl = `${localUrl(env)}${paths.api.authorizeNet.webhook}`;
  return { webhookUrl, signatureKey, keys: { loginId, transactionKey, clientKey } };
}

/** Under which names the demo's pages are open: its own, and this machine's. */
function shopOrigins({ publicUrl, port }: Env): readonly string[] {
  const names = ["localhost", "127.0.0.1", "[::1]"].map((name) => `http://${name}:${port}`);
  return [new URL(publicUrl).origin, ...names];
}
