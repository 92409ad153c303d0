import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { parseCookies } from "@stile-and-rail/http/cookies.server";
import {
  type CookieOrigin,
  serializeHttpOnlyCookie,
  toCookieName,
} from "../guards/cookies/site-cookie.server";

const hours = 12;

/** A visitor who sees drafts: an editor, or a guest with a shared link until it expires. */
export type Previewer = { readonly kind: "editor" } | { readonly kind: "guest"; readonly share: string };

export type Preview = {
  /** The `Set-Cookie` value that starts a preview, which ends at `end` at the latest. */
  readonly createCookie: (previewer: Previewer, now: Date, end?: Date) => string;
  /** The `Set-Cookie` value that ends it. */
  readonly createExpiredCookie: () => string;
  /** Undefined without a validly signed cookie. */
  readonly readPreviewer: (request: IncomingMessage, now: Date) => Previewer | undefined;
  /** The identifier of a share in the cookies of guests, derived from its secret. */
  readonly toShareId: (secret: string) => string;
};

/**
 * Signs and verifies the preview cookie: `editor.expiry.signature` or `guest.expiry.share.signature`. A cookie with
 * another signature is ignored.
 */
export function createPreviewCookies(secret: string, origin: CookieOrigin): Preview {
  const name = toCookieName("shop-preview", origin);
  const computeHmac = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const sign = (details: string) => computeHmac(`preview:${details}`);
  return {
    createCookie: (previewer, now, end) => {
      const latest = now.getTime() + hours * 60 * 60 * 1000;
      const expires = Math.min(latest, end?.getTime() ?? latest);
      const seconds = Math.floor((expires - now.getTime()) / 1000);
      const details = [
        previewer.kind,
        expires,
        ...(previewer.kind === "guest" ? [previewer.share] : []),
      ].join(".");
      return serializeHttpOnlyCookie(name, `${details}.${sign(details)}`, seconds, origin);
    },
    createExpiredCookie: () => serializeHttpOnlyCookie(name, "", 0, origin),
    readPreviewer: ({ headers }, now) => {
      if (!headers.cookie?.includes(name)) return undefined;
      const [, details = "", signature = ""] =
        /^(.*)\.([^.]*)$/.exec(parseCookies(headers.cookie).get(name) ?? "") ?? [];
      const [received, expected] = [Buffer.from(signature), Buffer.from(sign(details))];
      const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
      return isOurs ? parsePreviewer(details, now) : undefined;
    },
    toShareId: (shared) => computeHmac(`share:${shared}`),
  };
}

function parsePreviewer(details: string, now: Date): Previewer | undefined {
  const [kind, expires, share] = details.split(".");
  if (!(Number(expires) > now.getTime())) return undefined;
  if (kind === "editor") return { kind };
  return kind === "guest" && share ? { kind, share } : undefined;
}
