import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import { checkoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { readOrder } from "~/domains/orders/read-order.server";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const home = {
  first_name: "Ada",
  last_name: "Lovelace",
  email: "somewhere@example.com",
  phone: "4065550100",
  address_1: "12 Main St",
  address_2: "",
  country: "US",
  state: "ND",
  city: "Fargo",
  zip: "58102",
};
const prefill = async (visitor: ReturnType<TestSite["visitor"]>) =>
  (await visitor.get("/checkout")).body.data.prefill;

describe("checkout of a signed-in customer", () => {
  it("prefills the default addresses with the verified email address [CHK-008] [API-027]", async () => {
    const ada = await signInAs(site, "ada@example.com");
    const { id } = (await ada.get("/api/my-account/me")).body.data.user;
    await ada.post("/my-account/address/new", home);
    expect(await prefill(ada)).toEqual({
      customerId: id,
      values: {
        bill_first_name: "Ada",
        bill_last_name: "Lovelace",
        bill_email: "ada@example.com",
        bill_phone: "4065550100",
        bill_address_1: "12 Main St",
        bill_address_2: "",
        bill_country: "US",
        bill_state: "ND",
        bill_city: "Fargo",
        bill_zip: "58102",
        ship_first_name: "Ada",
        ship_last_name: "Lovelace",
        ship_email: "ada@example.com",
        ship_phone: "4065550100",
        ship_address_1: "12 Main St",
        ship_address_2: "",
        ship_country: "US",
        ship_state: "ND",
        ship_city: "Fargo",
        ship_zip: "58102",
        same_as_billing: "on",
      },
    });
    site.services.clock.advance(1);
    await ada.post("/my-account/address/new", { ...home, city: "Bismarck", isDefaultShipping: "on" });
    expect((await prefill(ada)).values).toMatchObject({
      bill_city: "Fargo",
      ship_city: "Bismarck",
      same_as_billing: "",
    });
  });

  it("prefills the profile without addresses, and nothing for a guest [CHK-008] [ACCT-002]", async () => {
    const ada = await signInAs(site, "ada@example.com");
    await ada.post("/my-account/profile", { first_name: "Ada", last_name: "Lovelace", phone: "" });
    expect((await prefill(ada)).values).toMatchObject({
      bill_first_name: "Ada",
      bill_email: "ada@example.com",
      bill_address_1: "",
      ship_first_name: "",
      same_as_billing: "on",
    });
    expect(await prefill(site.visitor())).toBeNull();
  });

  it("places the order for the customer with the verified email address whatever is posted [CHK-008]", async () => {
    const ada = await signInAs(site, "ada@example.com");
    const { id } = (await ada.get("/api/my-account/me")).body.data.user;
    const form = { ...checkoutForm, bill_email: "eve@example.com", customerId: "somebody-else" };
    const placed = await ada.send("POST", "/api/order", form);
    const order = await readOrder(database.db, placed.body.order.id);
    expect(order).toMatchObject({ customerId: id, customerIsGuest: false, email: "ada@example.com" });
    expect(order.addresses.map(({ email }) => email)).toEqual(["ada@example.com", "ada@example.com"]);
  });

  it("ignores a posted customerId of a guest [CHK-008]", async () => {
    const placed = await site
      .visitor()
      .send("POST", "/api/order", { ...checkoutForm, customerId: "somebody-else" });
    const order = await readOrder(database.db, placed.body.order.id);
    expect(order).toMatchObject({ customerId: null, customerIsGuest: true });
  });
});
