import { describe, expect, it } from "vitest";
import { createOrderToken, verifyOrderToken } from "~/domains/orders/customer-orders/order-token.server";
import { createOrderCookies, readOrderIds } from "~/edge/guards/cookies/order-cookie.server";

const demo = { publicUrl: "http://localhost:3000", sessionSecret: "a secret of the tests" };
const live = { ...demo, publicUrl: "https://shop.example" };

const order = (number: number) => ({
  id: `0000000${number}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`,
  createdAt: new Date(Date.UTC(2026, 2, 2, 15, 0, number)),
});

/** A browser's request after it received these Set-Cookie headers. */
function requestWith(cookies: readonly string[]): Request {
  const jar = new Map<string, string>();
  for (const cookie of cookies) {
    const [pair = ""] = cookie.split(";");
    if (cookie.includes("Max-Age=0")) jar.delete(pair.split("=")[0] ?? "");
    else jar.set(pair.split("=")[0] ?? "", pair);
  }
  return new Request(demo.publicUrl, { headers: { cookie: [...jar.values()].join("; ") } });
}
const anonymousRequest = requestWith([]);
const now = new Date("2026-03-02T16:00:00.000Z");

describe("the order cookies", () => {
  it("keeps every order of a browser, newest first, even from two tabs at once", () => {
    const first = createOrderCookies(anonymousRequest, order(1), demo, now);
    const second = createOrderCookies(anonymousRequest, order(2), demo, now);
    expect(readOrderIds(requestWith([...second, ...first]), demo, now)).toEqual([order(2).id, order(1).id]);
  });

  it("creates one cookie for an order that is placed again", () => {
    const first = createOrderCookies(anonymousRequest, order(1), demo, now);
    const again = createOrderCookies(requestWith(first), order(1), demo, now);
    expect(again).toEqual(first);
    const kept: string[] = [];
    for (let number = 1; number <= 8; number += 1) {
      kept.push(...createOrderCookies(requestWith(kept), order(number), demo, now));
    }
    expect(createOrderCookies(requestWith(kept), order(3), demo, now)).toHaveLength(1);
  });

  it("clears the oldest order with an empty value and Max-Age=0", () => {
    const kept: string[] = [];
    for (let number = 1; number <= 8; number += 1) {
      kept.push(...createOrderCookies(requestWith(kept), order(number), demo, now));
    }
    const [, removed] = createOrderCookies(requestWith(kept), order(9), demo, now);
    expect(removed).toMatch(/^shop_order_0\w{8}_00000001=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/);
  });

  it("creates and reads no order cookie without a session secret", () => {
    const bare = { publicUrl: demo.publicUrl };
    expect(() => createOrderCookies(anonymousRequest, order(1), bare, now)).toThrow(
      "there is no session secret",
    );
    expect(() => createOrderCookies(anonymousRequest, order(1), { ...bare, sessionSecret: "" }, now)).toThrow(
      "there is no session secret",
    );
    expect(readOrderIds(anonymousRequest, bare, now)).toEqual([]);
  });

  it("omits Secure and the __Host- prefix in the demo, which uses http", () => {
    expect(createOrderCookies(anonymousRequest, order(1), demo, now)[0]).toMatch(
      /^shop_order_0\w{8}_00000001=.*; SameSite=Lax$/,
    );
  });

  it("drops the cookie of the oldest of nine orders", () => {
    const kept: string[] = [];
    for (let number = 1; number <= 9; number += 1) {
      kept.push(...createOrderCookies(requestWith(kept), order(number), demo, now));
    }
    expect(readOrderIds(requestWith(kept), demo, now)).toHaveLength(8);
    expect(readOrderIds(requestWith(kept), demo, now)).not.toContain(order(1).id);
  });

  it("binds the cookie to https and the host, hidden from scripts and other sites", () => {
    const [cookie = ""] = createOrderCookies(anonymousRequest, order(1), live, now);
    expect(cookie).toMatch(/^__Host-shop_order_0\w{8}_00000001=/);
    expect(cookie).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
    expect(readOrderIds(requestWith([cookie]), live, now)).toEqual([order(1).id]);
    expect(readOrderIds(requestWith([cookie.replace("__Host-", "")]), live, now)).toEqual([]);
  });

  it("rejects a changed order id and a signature made with another secret", () => {
    const [cookie = ""] = createOrderCookies(anonymousRequest, order(1), demo, now);
    expect(readOrderIds(requestWith([cookie.replace("=00000001", "=00000002")]), demo, now)).toEqual([]);
    expect(readOrderIds(requestWith([cookie]), { ...demo, sessionSecret: "another" }, now)).toEqual([]);
  });

  it("rejects an order cookie after a day, even if the browser ignores Max-Age", () => {
    const cookies = createOrderCookies(anonymousRequest, order(1), demo, now);
    const at = (time: string) => readOrderIds(requestWith(cookies), demo, new Date(time));
    expect(at("2026-03-03T15:59:59.999Z")).toEqual([order(1).id]);
    expect(at("2026-03-03T16:00:00.000Z")).toEqual([]);
  });

  it("accepts an order's cookie for another day when the order is placed again", () => {
    const later = new Date("2026-03-03T10:00:00.000Z");
    const first = createOrderCookies(anonymousRequest, order(1), demo, now);
    const again = createOrderCookies(requestWith(first), order(1), demo, later);
    const both = requestWith([...first, ...again]);
    expect(readOrderIds(both, demo, new Date("2026-03-04T09:59:59.999Z"))).toEqual([order(1).id]);
    expect(readOrderIds(both, demo, new Date("2026-03-04T10:00:00.000Z"))).toEqual([]);
  });

  it("rejects an order token with any part missing, added or changed", () => {
    const token = createOrderToken(order(1).id, new Date(now.getTime() + 1), demo.sessionSecret);
    const [id = "", expiry = "", signature = ""] = token.split(".");
    expect(verifyOrderToken(token, demo.sessionSecret, now)).toBe(order(1).id);
    for (const forged of [
      `${token}.`,
      `${token}.x`,
      `${token}=`,
      `.${token}`,
      id,
      `${id}.`,
      `.${signature}`,
      `${id}.${expiry}`,
      `${id}.${signature}`,
      `${id}.${expiry}.`,
      `${id}.${expiry}.${signature.slice(0, -1)}`,
      `${id}.${expiry}.${signature.toLowerCase()}`,
      "",
    ])
      expect(verifyOrderToken(forged, demo.sessionSecret, now)).toBeNull();
  });
});
