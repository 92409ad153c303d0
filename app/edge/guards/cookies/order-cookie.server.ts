import { parseCookies } from "@stile-and-rail/http/cookies.server";
import { createOrderToken, verifyOrderToken } from "~/domains/orders/customer-orders/order-token.server";
import type { Order } from "~/domains/orders/order";
import type { Clock } from "~/kernel/time/clock";
import { serializeHttpOnlyCookie, toCookieName } from "./site-cookie.server";

/**
 * Binds orders to the browser that placed them. Each order has its own cookie, so that two tabs do not overwrite each
 * other's. HttpOnly.
 */
const prefix = "shop_order_";
const maxAgeSeconds = 24 * 60 * 60;
/** More than one browser places in a day; older cookies are deleted to keep headers small. */
const maxOrderCookies = 8;

export type CookieSettings = { readonly sessionSecret?: string; readonly publicUrl: string };

/** Returns the Set-Cookie headers that bind an order to this browser and delete its oldest ones. */
export function createOrderCookies(
  request: Request,
  order: Pick<Order, "id" | "createdAt">,
  settings: CookieSettings,
  now: Date,
): readonly string[] {
  const name = toOrderCookieName(order, settings);
  const expiresAt = new Date(now.getTime() + maxAgeSeconds * 1000);
  const otherCookies = readOrderCookies(request, settings, now).filter((cookie) => cookie.name !== name);
  return [
    serializeHttpOnlyCookie(
      name,
      createOrderToken(order.id, expiresAt, requireSecret(settings.sessionSecret)),
      maxAgeSeconds,
      settings,
    ),
    ...otherCookies
      .slice(maxOrderCookies - 1)
      .map((cookie) => serializeHttpOnlyCookie(cookie.name, "", 0, settings)),
  ];
}

/** Adds the cookies that bind an order to this browser. */
export function addOrderCookies(
  response: Response,
  order: Pick<Order, "id" | "createdAt">,
  { request, env, clock }: { readonly request: Request; readonly env: CookieSettings; readonly clock: Clock },
): Response {
  for (const cookie of createOrderCookies(request, order, env, clock.now()))
    response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Returns the ids of the orders that this browser placed within a day, newest first. */
export function readOrderIds(request: Request, settings: CookieSettings, now: Date): readonly string[] {
  return readOrderCookies(request, settings, now).map(({ orderId }) => orderId);
}

function readOrderCookies(request: Request, settings: CookieSettings, now: Date) {
  const start = toCookieName(prefix, settings);
  return [...parseCookies(request.headers.get("cookie"))]
    .flatMap(([name, token]) => {
      const orderId = name.startsWith(start)
        ? verifyOrderToken(token, requireSecret(settings.sessionSecret), now)
        : null;
      return orderId === null ? [] : [{ name, orderId }];
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** Timestamps of equal length, so that the names sort by time. */
function toOrderCookieName(
  { id, createdAt }: Pick<Order, "id" | "createdAt">,
  settings: CookieSettings,
): string {
  return `${toCookieName(prefix, settings)}${createdAt.getTime().toString(36).padStart(9, "0")}_${id.slice(0, 8)}`;
}

function requireSecret(secret: string | undefined): string {
  if (!secret) throw new Error("there is no session secret");
  return secret;
}
