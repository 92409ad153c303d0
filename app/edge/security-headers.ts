import type { Env } from "./env.server";

/** Headers of every shop page beside the CSP. */
export function securityHeaders(env: Pick<Env, "mode" | "publicUrl">): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    // Not `no-referrer`: plain form posts would carry `Origin: null`, and Remix refuses those.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    ...(env.mode === "live" && env.publicUrl.startsWith("https:")
      ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}
