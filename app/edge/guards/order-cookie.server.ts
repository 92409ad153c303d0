import { createOrderToken, verifyOrderToken } from "~/domains/orders/customer-orders/order-token.server";
import type { Order } from "~/domains/orders/order";
import { parseCookies } from "~/http/cookies.server";
import type { Clock } from "~/kernel/clock";
import { cookieName, setCookie } from "./own-cookie.server";

/**
 * Binds orders to the browser that placed them: a cookie for each, named by when it was placed, so that
 * two tabs that place at once do not take each other's away. Not for scripts, not for other sites.
 */
const prefix = "shop_order_";
const maxAgeSeconds = 24 * 60 * 60;
/** More orders than one browser places in a day; older ones are let go, so that headers stay small. */
const keptOrders = 8;

export type CookieSettings = { readonly sessionSecret?: string; readonly publicUrl: string };

/** The Set-Cookie headers that bind an order to the browser that asks, and let its oldest ones go. */
export function orderCookies(
  request: Request,
  order: Pick<Order, "id" | "createdAt">,
  settings: CookieSettings,
  now: Date,
): readonly string[] {
  const name = nameOf(order, settings);
  const expiresAt = new Date(now.getTime() + maxAgeSeconds * 1000);
  const others = ownCookies(request, settings, now).filter((cookie) => cookie.name !== name);
  return [
    setCookie(
      name,
      createOrderToken(order.id, expiresAt, given(settings.sessionSecret)),
      maxAgeSeconds,
      settings,
    ),
    ...others.slice(keptOrders - 1).map((cookie) => setCookie(cookie.name, "", 0, settings)),
  ];
}

/** Adds the cookies to a response that bind an order to the browser that asks. */
export function bindOrder(
  response: Response,
  order: Pick<Order, "id" | "createdAt">,
  { request, env, clock }: { readonly request: Request; readonly env: CookieSettings; readonly clock: Clock },
): Response {
  for (const cookie of orderCookies(request, order, env, clock.now()))
    response.headers.append("Set-Cookie", cookie);
  return response;
}

/** The orders this browser placed within a day, the newest first. */
export function ownOrderIds(request: Request, settings: CookieSettings, now: Date): readonly string[] {
  return ownCookies(request, settings, now).map(({ orderId }) => orderId);
}

function ownCookies(request: Request, settings: CookieSettings, now: Date) {
  const start = cookieName(prefix, settings);
  return [...parseCookies(request.headers.get("cookie"))]
    .flatMap(([name, token]) => {
      const orderId = name.startsWith(start)
        ? verifyOrderToken(token, given(settings.sessionSecret), now)
        : null;
      return orderId === null ? [] : [{ name, orderId }];
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** Times of one length, so that names sort as they were placed. */
function nameOf({ id, createdAt }: Pick<Order, "id" | "createdAt">, settings: CookieSettings): string {
  return `${cookieName(prefix, settings)}${createdAt.getTime().toString(36).padStart(9, "0")}_${id.slice(0, 8)}`;
}

function given(secret: string | undefined): string {
  if (!secret) throw new Error("there is no session secret");
  return secret;
}
