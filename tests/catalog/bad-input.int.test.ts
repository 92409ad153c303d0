import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shop, startShop } from "#tests/support/shop/shop";
import { readText } from "#tests/support/views/read-html";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 400_000);
afterAll(() => shop.stop());

const list = "/products/kitchen-cabinets";
const navy = `${list}/jsi-cabinetry/trnv`;
const markup = "%3Cscript%3Ealert(1)%3C/script%3E";

/** Requests with the expected status and a text of the page. */
const request: readonly (readonly [address: string, status: number, words: string])[] = [
  // Unknown paths
  ["/nowhere", 404, "This drawer is empty."],
  ["/products/nothing", 404, 'Category "nothing" not found in data'],
  ["/products/nothing", 404, "This drawer is empty."],
  ["/products/%3Cscript%3Ealert(1)", 404, "This drawer is empty."],
  [`${list}/nobody`, 404, "This drawer is empty."],
  [`${list}/jsi-cabinetry/nonesuch`, 404, "We don't have that door"],
  [`${list}/nobody/trnv`, 404, "We don't have that door"],
  [`${list}/${markup}`, 404, "We don't have that door"],
  ["/blogs/nothing-here", 404, "Blog not found"],
  ["/blogs/category/nothing-here", 404, "Blog Category Not Found"],
  ["/blogs/authors/nobody", 404, "Blog Author Not Found"],
  // An invalid page number shows the first page, one beyond the end the last
  [`${list}?page=0`, 200, "60 door styles"],
  [`${list}?page=-1`, 200, "60 door styles"],
  [`${list}?page=1e9`, 200, "60 door styles"],
  [`${list}?page=NaN`, 200, "60 door styles"],
  [`${list}?page=${"9".repeat(40)}`, 200, "60 door styles"],
  [`${list}?page=999999`, 200, "60 door styles"],
  // Unknown sort orders and filters
  [`${list}?sort=price`, 200, "60 door styles"],
  [`${list}?color=blue`, 200, "60 door styles"],
  [`${list}?__proto__=1&constructor=2`, 200, "60 door styles"],
  [`${list}?family=ultraviolet`, 200, "No items available"],
  // Repeated and conflicting parameters
  [`${list}?page=2&page=3`, 200, "60 door styles"],
  [`${list}?sort=a-z&sort=z-a`, 200, "60 door styles"],
  [`${list}?${"family=blue&".repeat(100)}`, 200, "door styles"],
  // Markup in every parameter
  [`${list}?query=${markup}`, 200, "No items available"],
  [`${list}?family=${markup}&brand=${markup}&sort=${markup}&page=${markup}`, 200, "60 door styles"],
  [`${navy}?type=${markup}&value=${markup}`, 200, "Trenton Recessed Navy"],
  [`/search?query=${markup}&page=${markup}`, 200, "No results found."],
  [`/visualizer?room=${markup}&main=${markup}&island=${markup}`, 200, "Try it on"],
  [`/compare?style=${markup}&style=nonesuch`, 200, "Nothing to compare yet"],
  [`/favorites?style=${markup}`, 200, "favorites"],
  [`/blogs?query=${markup}`, 200, "No Blogs Found"],
  // Parameters that Remix reserves
  [`${list}?_data=root&_routes=root`, 200, "60 door styles"],
  ["/checkout?_data=root", 200, "Checkout"],
  ["/search?query=shaker&_data=routes/shop/search", 200, "Shaker"],
  ["/api/search?query=shaker&_data=routes/api/search", 200, "Shaker"],
  // Too short and too long texts
  ["/search?query=ab", 200, "Please enter at least 3 characters to search."],
  [`${list}?query=${"a".repeat(10 * 1024)}`, 414, ""],
  [`${list}?query=${"a".repeat(1_500)}`, 200, "60 door styles"],
  // Malformed paths
  ["/%00", 400, ""],
  ["/%E0%A4%A", 400, ""],
  [`${list}/..%2f..%2fetc%2fpasswd`, 400, ""],
];

describe("invalid requests", () => {
  it.each(request)("returns for %s the status %i and the text '%s'", async (address, status, text) => {
    const answer = await fetch(shop.url + address);
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(readText(html)).toContain(text);
    expect(html).not.toMatch(/<script>alert/i);
  });

  it("logs no errors about invalid requests", () => {
    expect(
      shop
        .output()
        .split("\n")
        .filter((line) => /"level":(50|60)/.test(line)),
    ).toEqual([]);
  });

  it("increases the gateway's memory by less than 10 MB in 200 invalid requests", async () => {
    const kept = async () => (await (await fetch(`${shop.url}/healthz`)).json()).megabytes;
    const before = await kept();
    for (let turn = 0; turn < 200; turn += 1) {
      const answer = await fetch(`${shop.url}${list}/jsi-cabinetry/none-${turn}?page=${turn}&x=${turn}`);
      expect(answer.status).toBe(404);
      await answer.arrayBuffer();
    }
    const after = await kept();
    expect(after.gateway - before.gateway).toBeLessThan(10);
  });
});
