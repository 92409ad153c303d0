import { describe, expect, it } from "vitest";
import { getAnalyticsCookieDeletions } from "~/domains/consent/analytics-cookies";

const past = "Expires=Thu, 01 Jan 1970 00:00:00 GMT";
const namesIn = (cookies: string) => [
  ...new Set(getAnalyticsCookieDeletions(cookies, "localhost").map((line) => line.split("=")[0])),
];

describe("getAnalyticsCookieDeletions", () => {
  it("deletes a cookie for the host and every parent domain [CONS-002]", () => {
    expect(getAnalyticsCookieDeletions("_ga=GA1.1.1", "www.shop.example.com")).toEqual([
      `_ga=; Path=/; ${past}`,
      `_ga=; Path=/; ${past}; Domain=www.shop.example.com`,
      `_ga=; Path=/; ${past}; Domain=shop.example.com`,
      `_ga=; Path=/; ${past}; Domain=example.com`,
    ]);
    expect(getAnalyticsCookieDeletions("_ga=GA1.1.1", "localhost")).toEqual([`_ga=; Path=/; ${past}`]);
  });

  it("deletes every cookie that Google's tags set", () => {
    const set = "_ga _ga_ABC123 _gid _gat _gat_UA-1 _dc_gtm_UA-1 __utma __utmz _gcl_au _gac_UA-1 FPID".split(
      " ",
    );
    expect(namesIn(set.map((name) => `${name}=1`).join("; "))).toEqual(set);
  });

  it("keeps the shop's own and other cookies", () => {
    expect(namesIn("cookie_consent=rejected; popup_welcome=1; _gallery=1; my_ga=1; ga=1; _gatsby=1")).toEqual(
      [],
    );
    expect(namesIn("")).toEqual([]);
  });
});
