import { orderIdOfToken, orderToken } from "~/domains/orders/order-token.server";
import { parseCookies } from "./cookies.server";

/** Binds an order to the browser that placed it (ruling C07). Not for scripts, not for other sites. */
const name = "shop_order";
const maxAgeSeconds = 24 * 60 * 60;

export type CookieSettings = { readonly sessionSecret?: string; readonly publicUrl: string };

export function orderCookie(orderId: string, { sessionSecret, publicUrl }: CookieSettings): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${name}=${orderToken(orderId, given(sessionSecret))}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The order this browser placed, or null. */
export function ownOrderId(request: Request, { sessionSecret }: CookieSettings): string | null {
  const token = parseCookies(request.headers.get("cookie")).get(name);
  return token ? orderIdOfToken(token, given(sessionSecret)) : null;
}

function given(secret: string | undefined): string {
  if (!secret) throw new Error("there is no session secret");
  return secret;
}
