import { describe, expect, it } from "vitest";
import { readCookie, serializeCookie } from "../src/cookies";
import { parseCookies } from "../src/cookies.server";

describe("parseCookies", () => {
  it("decodes cookie values and keeps the first of two cookies with one name", () => {
    expect([...parseCookies("a=1; b=%C3%A9; a=2; c=")]).toEqual([
      ["a", "1"],
      ["b", "é"],
      ["c", ""],
    ]);
  });

  it("skips a cookie with a NUL, which the database cannot store", () => {
    expect([...parseCookies("a=%00x; b=1; c=x%00")]).toEqual([["b", "1"]]);
  });

  it.each([null, undefined, "", "no cookie at all"])("returns no cookie for the header %j", (header) => {
    expect([...parseCookies(header)]).toEqual([]);
  });
});

describe("a cookie of the shop", () => {
  const one = { name: "a", value: "1", maxAge: 60, isSecure: false };

  it("serializes a cookie for the whole site, with Secure where the shop uses https", () => {
    expect(serializeCookie(one)).toBe("a=1; Path=/; Max-Age=60; SameSite=Lax");
    expect(serializeCookie({ ...one, maxAge: 0, value: "", isHttpOnly: true, isSecure: true })).toBe(
      "a=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    );
    expect(serializeCookie({ ...one, sameSite: "Strict" })).toBe("a=1; Path=/; Max-Age=60; SameSite=Strict");
  });

  it("finds a cookie by its whole name", () => {
    expect(readCookie("ab=2; a=1=x; c=", "a")).toBe("1=x");
    expect(readCookie("ab=2; c=", "c")).toBe("");
    expect(readCookie("ab=2; c=", "b")).toBeUndefined();
    expect(readCookie("", "a")).toBeUndefined();
  });
});
