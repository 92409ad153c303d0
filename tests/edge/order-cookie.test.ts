import { describe, expect, it } from "vitest";
import { orderIdOfToken, orderToken } from "~/domains/orders/order-token.server";
import { orderCookies, ownOrderIds } from "~/edge/guards/order-cookie.server";

const demo = { publicUrl: "http://localhost:3000", sessionSecret: "a secret of the tests" };
const live = { ...demo, publicUrl: "https://shop.example" };

const order = (number: number) => ({
  id: `0000000${number}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`,
  createdAt: new Date(Date.UTC(2026, 2, 2, 15, 0, number)),
});

/** A browser's request with these Set-Cookie headers taken in. */
function requestWith(cookies: readonly string[]): Request {
  const jar = new Map<string, string>();
  for (const cookie of cookies) {
    const [pair = ""] = cookie.split(";");
    if (cookie.includes("Max-Age=0")) jar.delete(pair.split("=")[0] ?? "");
    else jar.set(pair.split("=")[0] ?? "", pair);
  }
  return new Request(demo.publicUrl, { headers: { cookie: [...jar.values()].join("; ") } });
}
const nobody = requestWith([]);

describe("the cookies of placed orders", () => {
  it("keep every order of a browser, the newest first, also when two tabs place at once", () => {
    const first = orderCookies(nobody, order(1), demo);
    const second = orderCookies(nobody, order(2), demo);
    expect(ownOrderIds(requestWith([...second, ...first]), demo)).toEqual([order(2).id, order(1).id]);
  });

  it("are one for an order that is placed again", () => {
    const first = orderCookies(nobody, order(1), demo);
    const again = orderCookies(requestWith(first), order(1), demo);
    expect(again).toEqual(first);
    const kept: string[] = [];
    for (let number = 1; number <= 8; number += 1) {
      kept.push(...orderCookies(requestWith(kept), order(number), demo));
    }
    expect(orderCookies(requestWith(kept), order(3), demo)).toHaveLength(1);
  });

  it("are let go by an empty value that is over at once", () => {
    const kept: string[] = [];
    for (let number = 1; number <= 8; number += 1) {
      kept.push(...orderCookies(requestWith(kept), order(number), demo));
    }
    const [, gone] = orderCookies(requestWith(kept), order(9), demo);
    expect(gone).toMatch(/^shop_order_0\w{8}_00000001=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/);
  });

  it("are never made, nor read, without a secret", () => {
    const bare = { publicUrl: demo.publicUrl };
    expect(() => orderCookies(nobody, order(1), bare)).toThrow("there is no session secret");
    expect(() => orderCookies(nobody, order(1), { ...bare, sessionSecret: "" })).toThrow(
      "there is no session secret",
    );
    expect(ownOrderIds(nobody, bare)).toEqual([]);
  });

  it("are plain in the demo, whose line is", () => {
    expect(orderCookies(nobody, order(1), demo)[0]).toMatch(/^shop_order_0\w{8}_00000001=.*; SameSite=Lax$/);
  });

  it("let the oldest go after eight", () => {
    const kept: string[] = [];
    for (let number = 1; number <= 9; number += 1) {
      kept.push(...orderCookies(requestWith(kept), order(number), demo));
    }
    expect(ownOrderIds(requestWith(kept), demo)).toHaveLength(8);
    expect(ownOrderIds(requestWith(kept), demo)).not.toContain(order(1).id);
  });

  it("are for nobody else: no script, no other site, no plain line, no other host", () => {
    const [cookie = ""] = orderCookies(nobody, order(1), live);
    expect(cookie).toMatch(/^__Host-shop_order_0\w{8}_00000001=/);
    expect(cookie).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
    expect(ownOrderIds(requestWith([cookie]), live)).toEqual([order(1).id]);
    expect(ownOrderIds(requestWith([cookie.replace("__Host-", "")]), live)).toEqual([]);
  });

  it("count only with our signature", () => {
    const [cookie = ""] = orderCookies(nobody, order(1), demo);
    expect(ownOrderIds(requestWith([cookie.replace("=00000001", "=00000002")]), demo)).toEqual([]);
    expect(ownOrderIds(requestWith([cookie]), { ...demo, sessionSecret: "another" })).toEqual([]);
  });

  it("count only whole: nothing before, behind or missing from id and signature", () => {
    const token = orderToken(order(1).id, demo.sessionSecret);
    const [id = "", signature = ""] = token.split(".");
    expect(orderIdOfToken(token, demo.sessionSecret)).toBe(order(1).id);
    for (const forged of [
      `${token}.`,
      `${token}.x`,
      `${token}=`,
      `.${token}`,
      id,
      `${id}.`,
      `.${signature}`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${signature.toLowerCase()}`,
      "",
    ])
      expect(orderIdOfToken(forged, demo.sessionSecret)).toBeNull();
  });
});
