import { describe, expect, it } from "vitest";
import {
  createEmptyAddressValues,
  normalizeAddressValues,
  toAddressDetails,
  toAddressValues,
  validateAddress,
  validateAddressFormField,
} from "~/domains/account/addresses/address-values";
import { getCheckoutPrefill } from "~/domains/account/addresses/checkout-prefill";
import { getCustomerName, toOrderOwner } from "~/domains/account/customer";
import { toMe } from "~/domains/account/me";
import { validateProfile } from "~/domains/account/profile/profile";
import { getBrowserName } from "~/domains/account/sign-in/browser-name";

const customer = {
  ...{
    id: "c-1",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    phoneNumber: "4065550100",
  },
  createdAt: new Date("2026-03-02T12:00:00Z"),
};
const saved = (id: string, isDefaultShipping: boolean, isDefaultBilling: boolean) => ({
  ...{ id, email: "ada@example.com", firstName: id, lastName: "Lovelace", company: null, city: "Fargo" },
  ...{ street1: "12 Main St", street2: null, state: "ND", zipCode: "58102", countryId: "US" },
  ...{ phoneNumber: "4065550100", isDefaultShipping, isDefaultBilling },
});
const me = (...addresses: ReturnType<typeof saved>[]) => toMe(customer, addresses).data;

describe("customer", () => {
  it("shows a customer by name if one is known", () => {
    expect(getCustomerName({ firstName: "Ada", lastName: "Lovelace" })).toBe("Ada Lovelace");
    expect(getCustomerName({ firstName: "", lastName: "Lovelace" })).toBe("Lovelace");
    expect(getCustomerName({ firstName: "", lastName: "" })).toBe("");
    expect(toOrderOwner(customer)).toEqual({ customerId: "c-1", email: "ada@example.com" });
  });

  it("returns only the customer's own data and default addresses [API-024]", () => {
    const received = me(saved("a", false, false), saved("b", true, false), saved("c", false, true));
    expect(received.user).toEqual({
      id: "c-1",
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
    });
    expect(received.customer.addresses.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ["a", false],
      ["b", true],
      ["c", true],
    ]);
    expect([received.customer.defaultShipping, received.customer.defaultBilling]).toEqual(["b", "c"]);
    expect([me().customer.defaultShipping, me().customer.defaultBilling]).toEqual([null, null]);
  });

  it("prefills the checkout from default addresses, else the first, else the profile [CHK-008]", () => {
    const names = (...addresses: ReturnType<typeof saved>[]) => {
      const values: Readonly<Record<string, string>> = getCheckoutPrefill(me(...addresses)).values;
      return [values.bill_first_name, values.ship_first_name, values.same_as_billing];
    };
    expect(names(saved("a", false, false), saved("b", true, false), saved("c", false, true))).toEqual([
      "c",
      "b",
      "",
    ]);
    expect(names(saved("a", false, false), saved("b", true, false))).toEqual(["b", "b", "on"]);
    expect(names(saved("a", false, false), saved("c", false, true))).toEqual(["c", "c", "on"]);
    expect(names(saved("a", false, false))).toEqual(["a", "a", "on"]);
    expect(names()).toEqual(["Ada", "", "on"]);
    expect(getCheckoutPrefill(me())).toMatchObject({
      customerId: "c-1",
      values: { bill_email: "ada@example.com", ship_email: "ada@example.com", bill_last_name: "Lovelace" },
    });
  });

  it("accepts a customer without a phone number but not without a name", () => {
    expect(validateProfile({ first_name: "Ada", last_name: "Lovelace", phone: "" })).toEqual({});
    expect(Object.keys(validateProfile({ first_name: "", last_name: "Lovelace", phone: "" }))).toEqual([
      "first_name",
    ]);
    expect(Object.keys(validateProfile({ first_name: "", last_name: "", phone: "12" }))).toEqual([
      ...["first_name", "last_name", "phone"],
    ]);
  });
});

describe("typed address", () => {
  const typed = {
    ...{ first_name: " Ada ", last_name: "Lovelace", email: "ada@example.com", phone: "4065550100" },
    ...{ address_1: "12 Main St", address_2: "Unit 2", country: "US", state: "ND", city: "Fargo" },
    ...{ zip: "58102", company: "Engines & Co." },
  };
  const stored = {
    ...{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phoneNumber: "4065550100" },
    ...{ street1: "12 Main St", street2: "Unit 2", countryId: "US", state: "ND", city: "Fargo" },
    ...{ zipCode: "58102", company: "Engines & Co." },
  };
  const read = () => normalizeAddressValues((field) => typed[field]);

  it("stores an address trimmed and converts it back unchanged", () => {
    expect(toAddressDetails(read())).toEqual(stored);
    expect(toAddressValues(stored)).toEqual({ ...typed, first_name: "Ada" });
    expect(toAddressDetails({ ...read(), address_2: "", company: "" })).toMatchObject({
      street2: null,
      company: null,
    });
    expect(toAddressValues({ ...stored, street2: null, company: null })).toMatchObject({
      address_2: "",
      company: "",
    });
  });

  it("prefills a new address with the home country", () => {
    expect(createEmptyAddressValues()).toMatchObject({ country: "US", first_name: "", zip: "", company: "" });
    expect(createEmptyAddressValues({ country: "CA", city: "Fargo" })).toMatchObject({
      country: "CA",
      city: "Fargo",
    });
  });

  it("validates an address field by field", () => {
    expect(validateAddress(read())).toEqual({});
    expect(Object.keys(validateAddress({ ...read(), zip: "1", company: "<b>" }))).toEqual(["zip", "company"]);
    expect(Object.keys(validateAddress({ ...read(), state: "Nowhere" }))).toEqual(["state"]);
    expect(validateAddressFormField("company", "x".repeat(100))).toBeNull();
    expect(validateAddressFormField("company", "x".repeat(101))).not.toBeNull();
    expect(validateAddressFormField("company", "")).toBeNull();
    expect(validateAddressFormField("first_name", "")).not.toBeNull();
  });
});

describe("browser name", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120 Safari/537.36 Edg/120",
      "Edge on Windows",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120 Safari/537.36 OPR/106", "Opera on Linux"],
    ["Mozilla/5.0 (Windows NT 10.0; rv:121.0) Gecko/20100101 Firefox/121.0", "Firefox on Windows"],
    [
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605 Safari/604", "Safari on iOS"],
    ["Mozilla/5.0 (iPad; CPU OS 17_2 like Mac OS X) AppleWebKit/605 Safari/604", "Safari on iOS"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Safari/605", "Safari on macOS"],
    ["curl/8.0", "A browser"],
  ])("names the browser %s", (userAgent, name) => {
    expect(getBrowserName(userAgent)).toBe(name);
  });
});
