import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { createPreviewCookies } from "~/edge/pages/preview.server";

const noon = new Date("2026-03-02T12:00:00Z");
const origin = { publicUrl: "http://localhost:3000" };
const preview = createPreviewCookies("secret", origin);
const guest = { kind: "guest", share: preview.toShareId("shared") } as const;

/** Returns the previewer that a request with this cookie belongs to. */
function whoOf(cookie: string | undefined, now = noon, at = preview) {
  const request = new IncomingMessage(new Socket());
  if (cookie !== undefined) request.headers.cookie = cookie;
  return at.readPreviewer(request, now);
}

describe("the preview cookie", () => {
  const pair = preview.createCookie({ kind: "editor" }, noon).split(";")[0] ?? "";

  it("identifies an editor by the preview cookie for twelve hours", () => {
    expect(whoOf(pair)).toEqual({ kind: "editor" });
    expect(whoOf(`a=b; ${pair}; c=d`)).toEqual({ kind: "editor" });
    expect(whoOf(pair, new Date("2026-03-02T23:59:59Z"))).toEqual({ kind: "editor" });
    expect(whoOf(pair, new Date("2026-03-03T00:00:00Z"))).toBeUndefined();
  });

  it("expires together with the shared link that created the cookie", () => {
    const end = new Date("2026-03-02T13:00:00Z");
    const cookie = preview.createCookie(guest, noon, end);
    expect(cookie).toMatch(/; Max-Age=3600; /);
    const [guests = ""] = cookie.split(";");
    expect(whoOf(guests, new Date("2026-03-02T12:59:59Z"))).toEqual(guest);
    expect(whoOf(guests, end)).toBeUndefined();
    const late = preview.createCookie(guest, noon, new Date("2026-03-09T12:00:00Z"));
    expect(late).toMatch(/; Max-Age=43200; /);
  });

  it("signs the kind and expiry in the preview cookie and detects any change", () => {
    expect(preview.createCookie({ kind: "editor" }, noon)).toMatch(
      /^shop-preview=editor\.1772496000000\.[\w-]{43};/,
    );
    expect(whoOf(pair.replace("editor", "guest"))).toBeUndefined();
    const late =
      preview.createCookie({ kind: "editor" }, new Date("2026-03-02T13:00:00Z")).split(";")[0] ?? "";
    const [kind, expires] = late.split(".");
    expect(whoOf(`${kind}.${expires}.${pair.split(".")[2]}`)).toBeUndefined();
    expect(whoOf(`${pair}.more`)).toBeUndefined();
    expect(whoOf("shop-preview=")).toBeUndefined();
    expect(whoOf("another=cookie")).toBeUndefined();
  });

  it("sets HttpOnly and SameSite, and over https Secure with the __Host- prefix", () => {
    expect(preview.createCookie({ kind: "editor" }, noon)).toMatch(
      /; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
    );
    const secure = createPreviewCookies("secret", { publicUrl: "https://shop.example" });
    expect(secure.createCookie({ kind: "editor" }, noon)).toMatch(
      /^__Host-shop-preview=.*; SameSite=Lax; Secure$/,
    );
    expect(whoOf(pair, noon, secure)).toBeUndefined();
  });

  it("expires the preview cookie under the same name", () => {
    expect(preview.createExpiredCookie()).toBe("shop-preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
  });

  it("rejects a preview cookie that is missing, forged, prolonged or signed with another secret", () => {
    expect(whoOf(undefined)).toBeUndefined();
    expect(whoOf("shop-preview=abc")).toBeUndefined();
    expect(whoOf(pair.replace(/\.\d/, ".9"))).toBeUndefined();
    expect(whoOf(`${pair}x`)).toBeUndefined();
    expect(whoOf(`not-${pair}`)).toBeUndefined();
    const [other = ""] = createPreviewCookies("another secret", origin)
      .createCookie({ kind: "editor" }, noon)
      .split(";");
    expect(whoOf(other)).toBeUndefined();
  });
});
