import type { AuthorizenetAccess } from "~/domains/payments/providers/authorizenet/authorizenet-api.server";
import type { SandboxKeys } from "./sandbox-keys.server";

/** The Authorize.Net service in use: the official one, or the demo's local sandbox. */
export type AuthorizenetSettings = AuthorizenetAccess & {
  readonly sandbox: boolean;
  /** Origins the browser may load Accept.js from and send cards to, for the CSP of personal pages. */
  readonly scriptOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
};

type AuthorizenetKeys = {
  readonly AUTHORIZENET_LOGIN_ID?: string | undefined;
  readonly AUTHORIZENET_TRANSACTION_KEY?: string | undefined;
  readonly AUTHORIZENET_CLIENT_KEY?: string | undefined;
  readonly AUTHORIZENET_SIGNATURE_KEY?: string | undefined;
};

const production = {
  apiUrl: "https://api.authorize.net/xml/v1/request.api",
  acceptJsUrl: "https://js.authorize.net/v1/Accept.js",
  scriptOrigins: ["https://js.authorize.net"],
  connectOrigins: ["https://api.authorize.net", "https://api2.authorize.net"],
};

const providerSandbox = {
  apiUrl: "https://apitest.authorize.net/xml/v1/request.api",
  acceptJsUrl: "https://jstest.authorize.net/v1/Accept.js",
  scriptOrigins: ["https://jstest.authorize.net"],
  connectOrigins: ["https://apitest.authorize.net"],
};

/**
 * Reads the keys, which do not show their service: live mode uses production, the demo uses Authorize.Net's sandbox.
 */
export function readAuthorizenetSettings(
  keys: AuthorizenetKeys,
  live: boolean,
): AuthorizenetSettings | undefined {
  const {
    AUTHORIZENET_LOGIN_ID: loginId,
    AUTHORIZENET_TRANSACTION_KEY: transactionKey,
    AUTHORIZENET_CLIENT_KEY: clientKey,
    AUTHORIZENET_SIGNATURE_KEY: signatureKey,
  } = keys;
  if (!loginId || !transactionKey || !clientKey) return undefined;
  const configuredKeys = { loginId, transactionKey, clientKey, signatureKey, live, sandbox: false };
  return { ...configuredKeys, ...(live ? production : providerSandbox) };
}

export function createSandboxAuthorizenetSettings(
  sandboxPort: number,
  keyOf: SandboxKeys,
): AuthorizenetSettings {
  const origin = `http://127.0.0.1:${sandboxPort}`;
  return {
    loginId: "sandbox",
    transactionKey: keyOf("authorizenet", 8),
    clientKey: keyOf("authorizenet cards", 24),
    signatureKey: keyOf("authorizenet notices", 64).toUpperCase(),
    apiUrl: `${origin}/xml/v1/request.api`,
    acceptJsUrl: `${origin}/v1/Accept.js`,
    live: false,
    sandbox: true,
    scriptOrigins: [origin],
    connectOrigins: [origin],
  };
}
