import { paths } from "~/kernel/paths";
import type { Env, Mode } from "../settings/env.server";
import { getLoopbackUrl } from "../settings/loopback-url";

/** The 'ready' message to the process that started the server (scripts/start/serve.cjs). */
type SupervisorMessage = {
  readonly type: "ready";
  readonly url: string;
  readonly mode: Mode;
  /** URL of a demo quote that can be paid; null in live mode. */
  readonly demoQuote: string | null;
  /** Configuration of the payment sandbox; null with real providers. */
  readonly sandbox: {
    readonly port: number;
    /** True when another server may have started it. */
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
    /** The account in the form that the payment sandbox expects; null with the real provider. */
    readonly authorizenet: object | null;
    readonly recaptcha: { readonly siteKey: string; readonly secretKey: string } | null;
  } | null;
};

/** Notifies the parent process, if any, that the shop is ready. */
export function notifyReady(env: Env, demoQuote: string | null): void {
  const message: SupervisorMessage = {
    type: "ready",
    url: env.publicUrl,
    mode: env.mode,
    demoQuote,
    sandbox: getSandboxSettings(env),
  };
  process.send?.(message);
}

/** Returns whether a provider is replaced by the sandbox. */
export function usesSandbox(env: Pick<Env, "stripe" | "paypal" | "authorizeNet" | "recaptcha">): boolean {
  return [env.stripe, env.paypal, env.authorizeNet, env.recaptcha].some(
    (provider) => provider?.sandbox === true,
  );
}

/** Returns the configuration of the sandbox process; null with real providers. */
function getSandboxSettings(env: Env): SupervisorMessage["sandbox"] {
  if (!usesSandbox(env)) return null;
  const { secretKey = "", webhookSecret = "" } = env.stripe?.sandbox ? env.stripe : {};
  return {
    port: env.sandboxPort,
    isShared: env.sharesSandbox,
    dataDir: env.dataDir,
    shopUrl: getLoopbackUrl(env),
    shopOrigins: listShopOrigins(env),
    secretKey,
    webhookSecret,
    paypal: env.paypal?.sandbox ? env.paypal : null,
    authorizenet: getAuthorizenetSettings(env),
    recaptcha: env.recaptcha?.sandbox
      ? { siteKey: env.recaptcha.siteKey, secretKey: env.recaptcha.secretKey }
      : null,
  };
}

function getAuthorizenetSettings(env: Env) {
  if (!env.authorizeNet?.sandbox) return null;
  const { loginId, transactionKey, clientKey, signatureKey } = env.authorizeNet;
  const webhookUrl = `${getLoopbackUrl(env)}${paths.api.authorizeNet.webhook}`;
  return { webhookUrl, signatureKey, keys: { loginId, transactionKey, clientKey } };
}

/** Returns the origins of the demo: the public URL and the names of this machine. */
function listShopOrigins({ publicUrl, port }: Env): readonly string[] {
  const names = ["localhost", "127.0.0.1", "[::1]"].map((name) => `http://${name}:${port}`);
  return [new URL(publicUrl).origin, ...names];
}
