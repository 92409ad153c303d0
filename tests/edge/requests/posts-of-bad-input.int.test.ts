import { beforeAll, describe, expect, it } from "vitest";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import type { Answer, Visitor } from "#tests/support/account/visitor";
import { testDatabase } from "#tests/support/database/database";
import { validatorMessages } from "../support/validator-messages";

const database = testDatabase();
let site: TestSite;
let ada: Visitor;
beforeAll(async () => {
  site = createTestSite(database);
});

/** Pages with a form of the shop itself. The customer's pages are posted to with a session. */
const accountPages = [
  "/my-account/profile",
  "/my-account/security",
  "/my-account/data",
  "/my-account/addresses/add",
  "/my-account/address/new",
  "/my-account/address/edit/1",
  "/my-account/address/edit/not-an-id",
  "/my-account/quote/view/not-an-id",
];
const openPages = [
  "/my-account/sign-in",
  "/my-account/sign-in/code",
  "/my-account/sign-in/link?token=%00",
  "/quote/payment",
  "/quote/payment?quoteId=1&token=1",
  "/newsletter/confirm/not-a-token",
  "/newsletter/unsubscribe/not-a-token",
];
const formPages = ["/forms/contact", "/forms/claim", "/forms/newsletter", "/forms/unknown"];
const formQueries = ["", "?id=1&step=x", "?step=-1", "?sent=1"];

const names = [
  ...["first_name", "last_name", "phone", "address_1", "address_2", "city", "state", "zip", "country"],
  ...["email", "code", "token", "session", "number", "to", "name", "message", "default", "billing"],
  ...["id", "step", "go", "postId", "openMs", "formData", "recaptchaToken", "emailNotifications"],
];
const filledWith = (value: string) => new URLSearchParams(names.map((name) => [name, value]));

/** Form bodies that a browser does not send, by their defect. */
const bodies: Readonly<Record<string, URLSearchParams>> = {
  "no field": new URLSearchParams(),
  "empty fields": filledWith(""),
  "control characters": filledWith("a\0b\u0001\u202e"),
  "long text": filledWith("x".repeat(5_000)),
  markup: filledWith("<script>alert(1)</script>"),
  "numbers out of range": filledWith("-1e999"),
  "JSON in fields": filledWith('{"a":[1]}'),
  "prototype names": new URLSearchParams("__proto__=1&constructor=2&toString=3"),
  "one name twice": new URLSearchParams([...filledWith("a"), ...filledWith("b")]),
};
const jsonBodies = [null, [], "text", { first_name: {}, email: 5, session: [], formData: 1 }];

function expectShopMessages({ status, body }: Answer, what: string) {
  expect(JSON.stringify(body) ?? "", what).not.toMatch(validatorMessages);
  expect(status, what).toBeLessThan(500);
}

async function postEverything(visitorFor: () => Visitor, path: string) {
  for (const [what, body] of Object.entries(bodies))
    expectShopMessages(await visitorFor().post(path, new URLSearchParams(body)), what);
  for (const body of jsonBodies)
    expectShopMessages(await visitorFor().send("POST", path, body), JSON.stringify(body));
}

describe("pages that receive malformed input", () => {
  it.each(accountPages)(
    "answers malformed posts of a customer to %s with the shop's own messages",
    async (path) => {
      ada = await signInAs(site, `ada${accountPages.indexOf(path)}@example.com`);
      await postEverything(() => ada, path);
    },
  );

  it.each(openPages)("answers malformed posts to %s with the shop's own messages", async (path) => {
    await postEverything(nextVisitor, path);
  });

  it.each(formPages)(
    "answers malformed posts and queries at the form page %s with the shop's own messages",
    async (path) => {
      for (const query of formQueries) {
        await postEverything(nextVisitor, path + query);
        expectShopMessages(await nextVisitor().get(path + query), query);
      }
    },
  );

  it.each([
    "?orderId=&email=",
    "?orderId=%00&email=%00",
    "?orderId=1&orderId=2",
    `?email=${"x".repeat(5000)}`,
  ])("answers /order/split-payment%s with the shop's own messages", async (query) => {
    expectShopMessages(await nextVisitor().get(`/order/split-payment${query}`), query);
  });

  it.each([
    "/products/kitchen-cabinets",
    "/products/kitchen-cabinets/jsi-cabinetry",
    "/search",
    "/api/search",
    "/api/samples",
    "/api/reviews/birdeye",
    "/compare",
    "/favorites",
    "/visualizer",
    "/blogs",
  ])("answers malformed queries at %s with the shop's own messages", async (path) => {
    for (const value of ["", "%00", "-1", "1e999", "NaN", "%3Cscript%3E", "x".repeat(3_000)]) {
      const query = ["page", "query", "sort", "family", "style", "sku", "id", "room", "main", "limit"]
        .map((name) => `${name}=${value}&${name}=${value}`)
        .join("&");
      expectShopMessages(await nextVisitor().get(`${path}?${query}`), value);
    }
  });
});

// Each request comes from another client IP, so that the limit of attempts does not apply.
let client = 0;
function nextVisitor(): Visitor {
  client += 1;
  return site.visitor(`10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`);
}
