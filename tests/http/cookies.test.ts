import { describe, expect, it } from "vitest";
import { readCookie, serializeCookie } from "~/http/cookies";
import { parseCookies } from "~/http/cookies.server";

describe("the cookies of a request", () => {
  it("are found by name, decoded; of two with one name the first counts", () => {
    expect([...parseCookies("a=1; b=%C3%A9; a=2; c=")]).toEqual([
      ["a", "1"],
      ["b", "é"],
      ["c", ""],
    ]);
  });

  it("are none of ours where they hold a NUL, which no database takes", () => {
    expect([...parseCookies("a=%00x; b=1; c=x%00")]).toEqual([["b", "1"]]);
  });

  it.each([null, undefined, "", "no cookie at all"])("are none in %j", (header) => {
    expect([...parseCookies(header)]).toEqual([]);
  });
});

describe("a cookie of ours", () => {
  const one = { name: "a", value: "1", maxAge: 60, isSecure: false };

  it("holds for the whole site, and by https alone where the shop has it", () => {
    expect(serializeCookie(one)).toBe("a=1; Path=/; Max-Age=60; SameSite=Lax");
    expect(serializeCookie({ ...one, maxAge: 0, value: "", isHttpOnly: true, isSecure: true })).toBe(
      "a=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    );
    expect(serializeCookie({ ...one, sameSite: "Strict" })).toBe("a=1; Path=/; Max-Age=60; SameSite=Strict");
  });

  it("is found in a browser by its whole name", () => {
    expect(readCookie("ab=2; a=1=x; c=", "a")).toBe("1=x");
    expect(readCookie("ab=2; c=", "c")).toBe("");
    expect(readCookie("ab=2; c=", "b")).toBeUndefined();
    expect(readCookie("", "a")).toBeUndefined();
  });
});
