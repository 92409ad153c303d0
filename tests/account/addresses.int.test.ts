import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import type { Visitor } from "#tests/support/account/visitor";
import { testDatabase } from "#tests/support/database/database";
import { saveAddress } from "~/domains/account/addresses/address-book.server";

const database = testDatabase();
let site: TestSite;
let ada: Visitor;
beforeEach(async () => {
  site = createTestSite(database);
  ada = await signInAs(site, "ada@example.com");
});

const home = {
  first_name: "Ada",
  last_name: "Lovelace",
  email: "ada@example.com",
  phone: "4065550100",
  address_1: "12 Main St",
  address_2: "",
  country: "US",
  state: "ND",
  city: "Fargo",
  zip: "58102",
  company: "Byron & Co",
};
const book = async () => (await ada.get("/my-account/addresses")).body.addresses;
const me = async () => (await ada.get("/api/my-account/me")).body.data.customer;

describe("address book", () => {
  it("shows an empty address book and accepts an address at both URLs [ACCT-005] [ACCT-007]", async () => {
    expect(await book()).toEqual([]);
    for (const path of ["/my-account/address/new", "/my-account/addresses/add"]) {
      expect((await ada.get(path)).body.start).toMatchObject({ email: "ada@example.com", country: "US" });
      site.services.clock.advance(1);
      const added = await ada.post(path, home);
      expect([added.status, added.location]).toEqual([303, "/my-account/addresses"]);
    }
    expect(await book()).toHaveLength(2);
    expect((await me()).addresses[0]).toEqual({
      id: expect.any(String),
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
      company: "Byron & Co",
      street1: "12 Main St",
      street2: null,
      city: "Fargo",
      state: "ND",
      zipCode: "58102",
      countryId: "US",
      phoneNumber: "4065550100",
      isDefault: true,
    });
  });

  it("makes the first address the default and keeps one default of each kind [ACCT-004]", async () => {
    await ada.post("/my-account/address/new", home);
    site.services.clock.advance(1);
    await ada.post("/my-account/address/new", { ...home, city: "Sidney", isDefaultShipping: "on" });
    const [first, second] = await book();
    const eve = await signInAs(site, "eve@example.com");
    await eve.post("/my-account/address/new", home);
    expect(await me(), "whose first address it is makes no difference to her").toMatchObject({
      ...{ defaultShipping: second.id, defaultBilling: first.id },
    });
    await Promise.all(
      [first, second, first, second].map(({ id }) =>
        ada.post(`/my-account/address/edit/${id}`, {
          ...home,
          isDefaultShipping: "on",
          isDefaultBilling: "on",
        }),
      ),
    );
    const defaults = (await book()).filter(
      (address: { isDefaultShipping: boolean }) => address.isDefaultShipping,
    );
    expect(defaults).toHaveLength(1);
  });

  it("validates by the checkout's rules and keeps the typed values", async () => {
    const { status, body } = await ada.post("/my-account/address/new", {
      ...home,
      first_name: "A",
      phone: "12",
      state: "ZZ",
      zip: "",
      company: "<b>",
    });
    expect(status).toBe(422);
    expect(body.error).toEqual({
      first_name: ["Name must be at least 2 characters"],
      phone: ["Phone number must be at least 10 digits"],
      state: ["This field is required"],
      zip: ["ZIP/Postal code is required"],
      company: ["Special characters are not allowed"],
    });
    expect(body.initialValue.phone).toBe("12");
    expect(await book()).toEqual([]);
  });

  it("edits an address at its own URL [ACCT-006]", async () => {
    await ada.post("/my-account/address/new", home);
    const [{ id }] = await book();
    expect((await ada.get(`/my-account/address/edit/${id}`)).body.address.city).toBe("Fargo");
    await ada.post(`/my-account/address/edit/${id}`, { ...home, city: "Sidney", state: "MT", zip: "59270" });
    expect(await book()).toMatchObject([{ id, city: "Sidney" }]);
  });

  it("finds no address of another customer [ACCT-012]", async () => {
    await ada.post("/my-account/address/new", home);
    const [{ id }] = await book();
    const eve = await signInAs(site, "eve@example.com");
    const before = await book();
    for (const unknown of [id, "nothing"]) {
      const read = await eve.get(`/my-account/address/edit/${unknown}`);
      expect([read.status, read.body]).toEqual([404, { page: null, address: null, openFields: [] }]);
      const edited = await eve.post(`/my-account/address/edit/${unknown}`, { ...home, city: "Elsewhere" });
      expect([edited.status, edited.body.error]).toEqual([404, { "": ["Address not found."] }]);
      await eve.post(`/my-account/address/edit/${unknown}`, { intent: "delete" });
      const put = await eve.send("PUT", "/api/my-account/address", { ...text, id: unknown });
      expect([put.status, put.body.message]).toEqual([404, "Address not found."]);
      const deleted = await eve.send("DELETE", `/api/my-account/address/${unknown}`);
      expect([deleted.status, deleted.body]).toEqual([
        404,
        { success: false, message: "Address not found." },
      ]);
    }
    expect(await book()).toEqual(before);
  });

  it("rejects an address when the account was deleted meanwhile", async () => {
    const missingId = "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21";
    const defaults = { isDefaultShipping: false, isDefaultBilling: false };
    const saved = await saveAddress(site.services, missingId, { id: null, values: home, defaults });
    expect(saved).toEqual({ ok: false, failure: { code: "not-found" } });
  });

  it("accepts at most fifty addresses", async () => {
    for (let n = 0; n < 50; n += 1) {
      site.services.clock.advance(1);
      await ada.post("/my-account/address/new", home);
      // A customer may make sixty changes a minute.
      if (n === 45) await site.services.limits.revertCount("account", (await me()).id);
    }
    const customerId = (await me()).id;
    for (let n = 0; n < 10; n += 1) await site.services.limits.revertCount("account", customerId);
    expect((await ada.post("/my-account/address/new", home)).body.error).toEqual({
      "": ["You can save up to 50 addresses. Delete one first."],
    });
  });
});

const text = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phoneNumber: "4065550100",
  street1: "12 Main St",
  city: "Fargo",
  state: "ND",
  zipCode: "58102",
  countryId: "US",
};

describe("address book endpoints", () => {
  it("adds, changes and deletes addresses with an order's field names [ACCT-008] [API-025]", async () => {
    const added = await ada.send("POST", "/api/my-account/address", text);
    expect([added.status, added.body.message]).toEqual([200, "Address saved."]);
    const { id } = added.body.data;
    const changed = await ada.send("PUT", "/api/my-account/address", { ...text, id, city: "Bismarck" });
    expect(changed.body.data).toMatchObject({ id, city: "Bismarck" });
    const deleted = await ada.send("DELETE", `/api/my-account/address/${id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { success: true, message: "Address deleted." }]);
    expect(await book()).toEqual([]);
  });

  it("returns address errors by field and rejects malformed requests", async () => {
    const wrong = await ada.send("POST", "/api/my-account/address", { ...text, zipCode: "5" });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { zip: "ZIP/Postal code seems too short" }]);
    for (const body of [undefined, [], { ...text, firstName: 7 }])
      expect((await ada.send("POST", "/api/my-account/address", body)).status).toBe(400);
    expect((await ada.send("PUT", "/api/my-account/address", text)).status).toBe(400);
    expect((await ada.send("PATCH", "/api/my-account/address", text)).status).toBe(405);
  });
});
