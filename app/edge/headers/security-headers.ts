import type { Env } from "../settings/env.server";

type Headers = Readonly<Record<string, string>>;

/** Returns the headers of every response: pages, files and errors. */
export function getBaseHeaders(env: Pick<Env, "mode" | "publicUrl">): Headers {
  return {
    "X-Content-Type-Options": "nosniff",
    // A default: pages and the Studio send stricter policies.
    "Content-Security-Policy": "frame-ancestors 'self'",
    // Not `no-referrer`: plain form posts would carry `Origin: null`, and Remix refuses those.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(env.mode === "live" && env.publicUrl.startsWith("https:")
      ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/** Returns the headers of every shop page beside the CSP. */
export function getSecurityHeaders(env: Pick<Env, "mode" | "publicUrl">): Headers {
  return {
    ...getBaseHeaders(env),
    "X-Frame-Options": "SAMEORIGIN",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  };
}
