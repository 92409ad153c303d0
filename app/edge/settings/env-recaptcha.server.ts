import type { RecaptchaConfig } from "~/domains/forms/challenge/recaptcha.server";
import type { SandboxKeys } from "./sandbox-keys.server";

/** The reCAPTCHA service in use: Google, or the demo's local sandbox. */
export type RecaptchaSettings = RecaptchaConfig & {
  readonly siteKey: string;
  readonly scriptUrl: string;
  readonly sandbox: boolean;
  /** URLs of its script and frames, including the folder, because the same host serves other content. */
  readonly sources: readonly string[];
};

export function createGoogleRecaptchaSettings(
  siteKey?: string,
  secretKey?: string,
): RecaptchaSettings | undefined {
  if (!siteKey || !secretKey) return undefined;
  return {
    siteKey,
    secretKey,
    scriptUrl: "https://www.google.com/recaptcha/api.js",
    verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    sandbox: false,
    sources: [
      "https://www.google.com/recaptcha/",
      "https://www.gstatic.com/recaptcha/",
      "https://recaptcha.google.com/recaptcha/",
    ],
  };
}

export function createSandboxRecaptchaSettings(sandboxPort: number, keyOf: SandboxKeys): RecaptchaSettings {
  const folder = `http://127.0.0.1:${sandboxPort}/recaptcha/`;
  return {
    siteKey: "sandbox-site-key",
    secretKey: keyOf("recaptcha", 24),
    scriptUrl: `${folder}api.js`,
    verifyUrl: `${folder}api/siteverify`,
    sandbox: true,
    sources: [folder],
  };
}
