import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import type { Answer, Visitor } from "#tests/support/account/visitor";
import { checkoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { siteMap } from "~/routes";
import { access } from "./access-table";

const guarded = siteMap.flatMap(({ path }) => (access[path] === "account" ? [path] : []));

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

/** Ada's data. A response to another client must not contain any of these texts. */
const secrets = ["ada@example.com", "Lovelace", "12 Main St", "SMPL-TRNV", "PO-7", "Base cabinet 30 in"];

async function adasThings() {
  const ada = await signInAs(site, "ada@example.com");
  await ada.post("/my-account/profile", { first_name: "Ada", last_name: "Lovelace", phone: "" });
  const placed = await ada.send("POST", "/api/order", checkoutForm);
  const saved = await ada.send("POST", "/api/my-account/address", {
    ...{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phoneNumber: "4065550100" },
    ...{ street1: "12 Main St", city: "Fargo", state: "ND", zipCode: "58102", countryId: "US" },
  });
  const { quoteId, token } = await createOpenQuote(site.services);
  const orderId = String(placed.body.order.id);
  return { ada, orderId, quoteId, token, addressId: String(saved.body.data.id) };
}

type Things = Awaited<ReturnType<typeof adasThings>>;

/** The id that replaces a route's parameter, by a part of the route's path. The test fails for any other route. */
const named = [
  ["/order", "orderId"],
  ["/quote", "quoteId"],
  ["/address", "addressId"],
] as const satisfies readonly (readonly [string, keyof Things])[];

/** Returns the path of a route with Ada's id as its parameter. */
function addressOf(path: string, things: Things): string {
  return path.replace(/:(id|orderId)\b/, () => {
    const kind = named.find(([word]) => path.includes(word));
    if (!kind) throw new Error(`whose id is asked for in ${path}?`);
    return things[kind[1]];
  });
}

/** Every identity that must not see Ada's data. */
async function otherVisitors({ ada }: Things): Promise<readonly (readonly [string, Visitor])[]> {
  const [guest, forger, cutter, late] = [site.visitor(), site.visitor(), site.visitor(), site.visitor()];
  const word = ada.cookie("account_session") ?? "";
  forger.setCookie("account_session", "a".repeat(43));
  cutter.setCookie("account_session", word.slice(0, -1));
  const before = await signInAs(site, "ada@example.com");
  late.setCookie("account_session", before.cookie("account_session") ?? "");
  await before.post("/my-account/sign-out", {});
  const eve = await signInAs(site, "eve@example.com");
  return [
    ["a guest", guest],
    ["a made-up session", forger],
    ["a session cut short", cutter],
    ["a session that is over", late],
    ["another customer", eve],
  ];
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

function ask(visitor: Visitor, method: string, path: string): Promise<Answer> {
  return method === "GET" ? visitor.get(path) : visitor.send(method, path, {});
}

/** The method of an endpoint that answers no GET. */
const endpointMethods: Readonly<Record<string, string>> = {
  "/api/my-account/address": "POST",
  "/api/my-account/address/:id": "DELETE",
  "/api/my-account/favorites": "PATCH",
};

describe("account routes", () => {
  it("shows account data to its owner", async () => {
    const things = await adasThings();
    const readMessages = async (path: string) => {
      const { status, body } = await things.ada.get(addressOf(path, things));
      return { status, words: JSON.stringify(body) };
    };
    for (const [path, word] of [
      ["/my-account", "Lovelace"],
      ["/my-account/orders", things.orderId],
      ["/my-account/order/view/:id", "12 Main St"],
      ["/api/order/view/:id", "12 Main St"],
      ["/my-account/quotes", things.quoteId],
      ["/my-account/quote/view/:id", "Base cabinet 30 in"],
      ["/api/quote/view/:id", "Base cabinet 30 in"],
      ["/my-account/address/edit/:id", "12 Main St"],
    ] as const) {
      const { status, words: text } = await readMessages(path);
      expect(status, path).toBe(200);
      expect(text, path).toContain(word);
    }
  });

  it("reveals no account data to a wrong identity by any method [ACCT-001]", async () => {
    const things = await adasThings();
    for (const [name, visitor] of await otherVisitors(things))
      for (const path of guarded)
        for (const method of methods) {
          const answer = await ask(visitor, method, addressOf(path, things));
          const received = JSON.stringify([answer.body, answer.location, answer.cookies]);
          for (const secret of secrets) expect(received, `${name}: ${method} ${path}`).not.toContain(secret);
        }
    const { body } = await things.ada.get("/my-account/data/export");
    expect(body.addresses).toHaveLength(1);
    expect(body.orders).toHaveLength(1);
    expect(body.customer.firstName).toBe("Ada");
  });

  it("redirects a guest from an account page to the sign-in and answers an endpoint with 401 [ACCT-001]", async () => {
    const things = await adasThings();
    const outside = (await otherVisitors(things)).filter(([name]) => name !== "another customer");
    for (const [name, visitor] of outside)
      for (const path of guarded) {
        const isEndpoint = path.startsWith("/api/");
        const answer = await ask(visitor, endpointMethods[path] ?? "GET", addressOf(path, things));
        const wanted = isEndpoint ? [401, null] : [303, "/my-account/sign-in"];
        const redirectPath = answer.location?.replace(/\?.*/, "") ?? null;
        expect([answer.status, redirectPath], `${name}: ${path}`).toEqual(wanted);
      }
  });

  it("responds to another customer as if the account data did not exist", async () => {
    const things = await adasThings();
    const eve = await signInAs(site, "eve@example.com");
    for (const path of guarded.filter((one) => one.includes(":id"))) {
      const method = path.startsWith("/api/my-account/address") ? "DELETE" : "GET";
      const [existing, missing] = [addressOf(path, things), path.replace(":id", "nothing")];
      const [theirs, nobodys] = [await ask(eve, method, existing), await ask(eve, method, missing)];
      expect([theirs.status, theirs.body], path).toEqual([nobodys.status, nobodys.body]);
      expect(theirs.status).toBe(404);
    }
  });
});

describe("other personal routes", () => {
  const open = siteMap.flatMap(({ path }) =>
    access[path] === "anybody" || access[path] === "browser" ? [path] : [],
  );

  type Claimant = {
    readonly name: string;
    readonly token: string;
    /** The cookies that the client sends. */
    readonly carries?: readonly (readonly [string, string])[] | undefined;
    readonly asks: readonly string[];
  };

  /** Ada's ids with an invalid proof, under every name that a route may read. */
  function claims({ orderId, quoteId }: Things, { token }: Claimant) {
    return {
      ...{ orderId, quoteId, id: orderId, token, email: "eve@example.com" },
      ...{ paymentIntentId: "pi_1", amount: 1, splitAmount: 1 },
    };
  }

  /** The cookies of a browser that placed another order. */
  async function otherOrder(): Promise<Claimant["carries"]> {
    const browser = site.visitor("198.18.255.1");
    const placed = await browser.send("POST", "/api/order", {
      ...{ ...checkoutForm, bill_first_name: "Eve", bill_last_name: "Stone", bill_email: "eve@example.com" },
      ...{ bill_address_1: "9 Elm St", items: [{ sku: "SMPL-PMGW" }], shownTotal: 1250 },
    });
    expect(placed.status).toBe(200);
    const carried = browser.cookies().split("; ");
    return carried.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]);
  }

  /** Returns the path of a route once with each of Ada's ids, whichever kind of id the route expects. */
  function toOrderAddresses(path: string, { orderId, quoteId, addressId }: Things): readonly string[] {
    return /:\w+/.test(path) ? [orderId, quoteId, addressId].map((id) => path.replace(/:\w+/, id)) : [path];
  }

  /** Requests every open route, each from another client IP, so that the rate limit does not apply. */
  async function expectNoSecrets(things: Things, claimant: Claimant, subnet: number) {
    const claimed = claims(things, claimant);
    const query = new URLSearchParams(Object.entries(claimed).map(([k, v]) => [k, String(v)]));
    for (const [at, address] of open.flatMap((path) => toOrderAddresses(path, things)).entries()) {
      const visitor = site.visitor(`198.18.${subnet}.${at}`);
      for (const [name, value] of claimant.carries ?? []) visitor.setCookie(name, value);
      for (const method of claimant.asks) {
        const answer =
          method === "GET"
            ? await visitor.get(`${address}?${query}`)
            : await visitor.send(method, method === "POST" ? address : `${address}?${query}`, claimed);
        expect(answer.status, address).not.toBe(429);
        const received = JSON.stringify([answer.body, answer.location, answer.cookies]);
        for (const secret of secrets)
          expect(received, `${claimant.name}: ${method} ${address} ${answer.status}`).not.toContain(secret);
      }
    }
  }

  const madeUp = "a".repeat(43);
  const usual = ["GET", "POST"];

  it("reveals no order or quote to a client with the id but without proof", async () => {
    const things = await adasThings();
    const eve = await signInAs(site, "eve@example.com");
    const session = [["account_session", eve.cookie("account_session") ?? ""]] as const;
    await expectNoSecrets(things, { name: "a guest", token: madeUp, asks: methods }, 1);
    await expectNoSecrets(things, { name: "a customer", token: madeUp, carries: session, asks: usual }, 2);
  });

  it("reveals no order or quote for the proof of another order or quote, or for an expired one", async () => {
    const things = await adasThings();
    const carries = await otherOrder();
    await expectNoSecrets(things, { name: "another order", token: madeUp, carries, asks: methods }, 1);
    const other = await createOpenQuote(site.services, {
      ...{ firstName: "Eve", lastName: "Stone", email: "eve@example.com", poNumber: "PO-9" },
      billing: {
        firstName: "Eve",
        lastName: "Stone",
        street1: "9 Elm St",
        city: "Fargo",
        state: "ND",
        zipCode: "58102",
      },
      items: [{ sku: "P18", name: "Pantry 18 in", qty: 1, price: 864 }],
    });
    await expectNoSecrets(things, { name: "another quote", token: other.token, asks: usual }, 2);
    const opened = `/quote/payment?${new URLSearchParams({ quoteId: things.quoteId, token: things.token })}`;
    expect(JSON.stringify((await site.visitor().get(opened)).body)).toContain("Base cabinet 30 in");
    site.services.clock.advance(31 * 24 * 60 * 60);
    await expectNoSecrets(things, { name: "an expired link", token: things.token, asks: usual }, 3);
  });
});
