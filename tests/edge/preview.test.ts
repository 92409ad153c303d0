import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { createPreview } from "~/edge/pages/preview.server";

const noon = new Date("2026-03-02T12:00:00Z");
const preview = createPreview("secret");

/** Whether a request with this cookie sees drafts. */
function isPreview(cookie: string | undefined, now = noon): boolean {
  const request = new IncomingMessage(new Socket());
  if (cookie !== undefined) request.headers.cookie = cookie;
  return preview.isPreview(request, now);
}

describe("the preview cookie", () => {
  const pair = preview.cookie(noon).split(";")[0] ?? "";

  it("shows drafts to who was given it, for twelve hours", () => {
    expect(isPreview(pair)).toBe(true);
    expect(isPreview(`a=b; ${pair}; c=d`)).toBe(true);
    expect(isPreview(pair, new Date("2026-03-02T23:59:59Z"))).toBe(true);
    expect(isPreview(pair, new Date("2026-03-03T00:00:00Z"))).toBe(false);
  });

  it("names its end in its value, signed", () => {
    expect(preview.cookie(noon)).toMatch(/^shop-preview=1772496000000\.[\w-]{43};/);
    expect(createPreview("secret").cookie(noon)).toBe(preview.cookie(noon));
    const late = preview.cookie(new Date("2026-03-02T13:00:00Z")).split(";")[0] ?? "";
    const mixed = `${late.split(".")[0]}.${pair.split(".")[1]}`;
    expect(isPreview(mixed)).toBe(false);
    expect(isPreview(`${pair}.more`)).toBe(false);
    expect(isPreview("shop-preview=")).toBe(false);
    expect(isPreview("another=cookie")).toBe(false);
  });

  it("is not for scripts", () => {
    expect(preview.cookie(noon)).toMatch(/; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
  });

  it("means nothing when it is missing, forged, prolonged or another's", () => {
    expect(isPreview(undefined)).toBe(false);
    expect(isPreview("shop-preview=abc")).toBe(false);
    expect(isPreview(pair.replace(/=\d/, "=9"))).toBe(false);
    expect(isPreview(`${pair}x`)).toBe(false);
    expect(isPreview(`not-${pair}`)).toBe(false);
    const [other = ""] = createPreview("another secret").cookie(noon).split(";");
    expect(isPreview(other)).toBe(false);
  });
});
