import { beforeEach, describe, expect, it } from "vitest";
import { customerAddresses } from "#db/schema/accounts";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import type { Visitor } from "#tests/support/account/visitor";
import { testDatabase } from "#tests/support/database/database";
import { createOpenQuote } from "#tests/support/quotes/create-quote";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

/** The same address as a page's form fields and as the endpoint's JSON. */
const typed = {
  ...{ first_name: "Ada", last_name: "Lovelace", email: "ada@example.com", phone: "4065550100" },
  ...{ address_1: "12 Main St", address_2: "", country: "US", state: "ND", city: "Fargo", zip: "58102" },
  company: "Byron & Co",
};
const sent = {
  ...{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phoneNumber: "4065550100" },
  ...{ street1: "12 Main St", street2: null, countryId: "US", state: "ND", city: "Fargo", zipCode: "58102" },
  company: "Byron & Co",
};

describe("a page and an endpoint with the same use case", () => {
  let ada: Visitor;
  beforeEach(async () => {
    ada = await signInAs(site, "ada@example.com");
  });
  const rows = async () =>
    (await database.db.select().from(customerAddresses)).map(
      ({ id: _id, createdAt: _made, isDefaultBilling: _billing, isDefaultShipping: _shipping, ...row }) =>
        row,
    );
  const ids = async () =>
    (await ada.get("/my-account/addresses")).body.addresses.map(({ id }: { id: string }) => id);

  it("stores the same address from the page and the endpoint", async () => {
    await ada.post("/my-account/address/new", typed);
    expect((await ada.send("POST", "/api/my-account/address", sent)).status).toBe(200);
    const [byPage, byEndpoint] = await rows();
    expect(byPage).toMatchObject({ city: "Fargo" });
    expect(byEndpoint).toEqual(byPage);
    const [first, second] = await ids();
    await ada.post(`/my-account/address/edit/${first}`, { ...typed, city: "Bismarck" });
    await ada.send("PUT", "/api/my-account/address", { ...sent, id: second, city: "Bismarck" });
    const changed = await rows();
    expect(changed.map(({ city }) => city)).toEqual(["Bismarck", "Bismarck"]);
    expect(changed[1]).toEqual(changed[0]);
  });

  it("rejects the same address with the same message at the page and the endpoint", async () => {
    const page = await ada.post("/my-account/address/new", { ...typed, zip: "5" });
    const endpoint = await ada.send("POST", "/api/my-account/address", { ...sent, zipCode: "5" });
    expect([page.status, page.body.error]).toEqual([422, { zip: ["ZIP/Postal code seems too short"] }]);
    expect([endpoint.status, endpoint.body.errors]).toEqual([
      page.status,
      { zip: "ZIP/Postal code seems too short" },
    ]);
    expect(await rows()).toEqual([]);
  });

  it("shows the same quote at the page and the endpoint, and rejects a wrong link at both", async () => {
    const { quoteId, token } = await createOpenQuote(site.services);
    const at = (path: string, link: Record<string, string>) =>
      site.visitor().get(`${path}?${new URLSearchParams(link)}`);
    const page = await at("/quote/payment", { quoteId, token });
    const endpoint = await at("/api/quote", { quoteId, token });
    expect(page.body.data.quote.total).toBe(3677.5);
    expect(endpoint.body.data).toEqual(page.body.data.quote);
    const wrong = [
      await at("/quote/payment", { quoteId, token: "x" }),
      await at("/api/quote", { quoteId, token: "x" }),
    ];
    // The specification sets the endpoint's status. The page shows its text by the state.
    expect(wrong.map(({ status }) => status)).toEqual([404, 400]);
    expect(wrong.map(({ body }) => body.data?.state ?? body.message)).toEqual([
      "missing",
      "Quote not found. The link may be incorrect.",
    ]);
  });
});
