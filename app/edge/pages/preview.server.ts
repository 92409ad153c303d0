import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { cookiesOf } from "~/kernel/cookies";
import { type CookieDoor, cookieName, setCookie } from "../guards/own-cookie.server";

const hours = 12;
const kinds = ["editor", "guest"] as const;

/** Who sees drafts: an editor beside the form, or somebody an editor gave a link. */
export type PreviewKind = (typeof kinds)[number];

export type Preview = {
  /** The `Set-Cookie` value that begins a preview, until `end` at the latest. */
  readonly cookie: (kind: PreviewKind, now: Date, end?: Date) => string;
  /** The `Set-Cookie` value that ends it. */
  readonly noCookie: () => string;
  /** Undefined without a cookie of our signing. */
  readonly kindOf: (request: IncomingMessage, now: Date) => PreviewKind | undefined;
};

/** Signs and knows the preview cookie: `kind.expiry.signature`. A cookie of that name from anybody else means nothing. */
export function createPreview(secret: string, door: CookieDoor): Preview {
  const name = cookieName("shop-preview", door);
  const signatureOf = (kind: string, expires: string) =>
    createHmac("sha256", secret).update(`preview:${kind}:${expires}`).digest("base64url");
  return {
    cookie: (kind, now, end) => {
      const latest = now.getTime() + hours * 60 * 60 * 1000;
      const expires = Math.min(latest, end?.getTime() ?? latest);
      const seconds = Math.floor((expires - now.getTime()) / 1000);
      return setCookie(name, `${kind}.${expires}.${signatureOf(kind, String(expires))}`, seconds, door);
    },
    noCookie: () => setCookie(name, "", 0, door),
    kindOf: ({ headers }, now) => {
      if (!headers.cookie?.includes(name)) return undefined;
      const [given = "", expires = "", signature = "", ...more] =
        cookiesOf(headers.cookie).get(name)?.split(".") ?? [];
      const kind = kinds.find((known) => known === given);
      const [received, expected] = [Buffer.from(signature), Buffer.from(signatureOf(given, expires))];
      const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
      return isOurs && more.length === 0 && Number(expires) > now.getTime() ? kind : undefined;
    },
  };
}
