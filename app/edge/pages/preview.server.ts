import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { cookiesOf } from "~/kernel/cookies";

/** Set by the Studio's preview; whoever carries one of our signing sees drafts, uncached. */
const name = "shop-preview";
const hours = 12;

type Preview = {
  /** The `Set-Cookie` value that begins a preview. */
  readonly cookie: (now: Date) => string;
  readonly isPreview: (request: IncomingMessage, now: Date) => boolean;
};

/** Signs and knows the preview cookie: `expiry.signature`. A cookie of that name from anybody else means nothing. */
export function createPreview(secret: string): Preview {
  const signatureOf = (expires: string) =>
    createHmac("sha256", secret).update(`preview:${expires}`).digest("base64url");
  return {
    cookie: (now) => {
      const expires = String(now.getTime() + hours * 60 * 60 * 1000);
      const attributes = `Path=/; Max-Age=${hours * 60 * 60}; HttpOnly; SameSite=Lax`;
      return `${name}=${expires}.${signatureOf(expires)}; ${attributes}`;
    },
    isPreview: ({ headers }, now) => {
      if (!headers.cookie?.includes(name)) return false;
      const [expires = "", signature = "", ...more] = cookiesOf(headers.cookie).get(name)?.split(".") ?? [];
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(expires))];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && more.length === 0 && Number(expires) > now.getTime();
    },
  };
}
