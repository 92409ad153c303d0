import { describe, expect, it } from "vitest";
import { toCheckoutGroups } from "~/domains/checkout/form/checkout-template";
import {
  getInitialValues,
  isLockedEmailField,
  listFieldErrors,
  toDestination,
  withDraft,
  withSameAsBilling,
  withValue,
} from "~/domains/checkout/form/checkout-values";
import { getKeyboardProps } from "~/domains/forms/fields/keyboard-props";
import { formTemplateSchema } from "~/domains/forms/template/form-template";

const groups = toCheckoutGroups(null);
const initial = getInitialValues(groups);
/** The initial values of a shopper who ships to another address. */
const empty = withSameAsBilling(initial, false);

describe("the values of the checkout form", () => {
  it("starts with empty fields in the United States and 'Same as billing' for a guest [CHK-005] [CHK-007] [CHK-009]", () => {
    expect(initial).toMatchObject({
      bill_first_name: "",
      bill_email: "",
      bill_country: "US",
      ship_country: "US",
      ship_zip: "",
      same_as_billing: "on",
    });
  });

  it("copies the editor's billing defaults to shipping at the start [CHK-005]", () => {
    const template = formTemplateSchema.parse({
      name: "checkout",
      groups: [
        {
          name: "billing",
          fields: [{ name: "bill_city", type: "text", label: "City", defaultValue: "Sidney" }],
        },
      ],
    });
    expect(getInitialValues(toCheckoutGroups(template)).ship_city).toBe("Sidney");
  });

  it("copies every billing field and later changes with 'Same as billing' [CHK-005]", () => {
    const billed = withValue(withValue(empty, "bill_zip", "59270"), "bill_city", "Sidney");
    const copied = withSameAsBilling(billed, true);
    expect(copied).toMatchObject({ ship_zip: "59270", ship_city: "Sidney" });
    expect(withValue(copied, "bill_zip", "75201").ship_zip).toBe("75201");
  });

  it("keeps the copies editable after 'Same as billing' is unchecked [CHK-005]", () => {
    const copied = withSameAsBilling(withValue(empty, "bill_zip", "59270"), true);
    const freed = withSameAsBilling(copied, false);
    expect(freed.ship_zip).toBe("59270");
    expect(withValue(freed, "bill_zip", "75201").ship_zip).toBe("59270");
  });

  it("copies a billing country outside the US without an error [CHK-006]", () => {
    const canadian = withSameAsBilling(withValue(empty, "bill_country", "CA"), true);
    expect(canadian).toMatchObject({ same_as_billing: "on", ship_country: "CA" });
  });

  it("sets the checkbox 'Same as billing' like any other field [CHK-005]", () => {
    const billed = withValue(empty, "bill_zip", "59270");
    expect(withValue(billed, "same_as_billing", "on")).toMatchObject({
      ship_zip: "59270",
      same_as_billing: "on",
    });
    const freed = withValue(billed, "same_as_billing", "");
    expect([freed.ship_zip, freed.same_as_billing]).toEqual(["", ""]);
    expect(withSameAsBilling(withSameAsBilling(billed, true), false).same_as_billing).toBe("");
  });

  it("clears the state only when the country changes [CHK-009]", () => {
    const texan = withValue(empty, "ship_state", "TX");
    expect(withValue(texan, "other_ship_country", "CA").ship_state).toBe("TX");
    expect(withValue(texan, "ship_country_code", "CA").ship_state).toBe("TX");
  });

  it("clears the first country's state when another country is chosen [CHK-009]", () => {
    const texan = withValue(empty, "ship_state", "TX");
    expect(withValue(texan, "ship_country", "CA").ship_state).toBe("");
    expect(withValue(texan, "ship_country", "US").ship_state).toBe("TX");
  });
});

describe("the shipping destination", () => {
  const to = (zip: string, state = "MT") => toDestination({ ...empty, ship_state: state, ship_zip: zip });

  it("returns no destination until country, state and a valid ZIP are entered [SHIP-001]", () => {
    expect(to("")).toBeNull();
    expect(to("59270", "")).toBeNull();
    expect(to("5")).toBeNull();
    expect(to("5927O")).toBeNull();
    expect(toDestination({})).toBeNull();
    expect(toDestination({ ...empty, ship_country: "", ship_state: "MT", ship_zip: "59270" })).toBeNull();
  });

  it("returns country, state and ZIP without surrounding spaces [SHIP-008]", () => {
    expect(to(" 59270 ")).toEqual({ country: "US", state: "MT", zip: "59270" });
  });
});

describe("listFieldErrors", () => {
  it("lists each field once in form order [CHK-012] [CHK-014] [CHK-019]", () => {
    const errors = listFieldErrors({ ...empty, bill_first_name: "R2D2", bill_zip: "ABC" }, [
      "bill_first_name",
      "bill_phone",
      "bill_zip",
      "bill_address_2",
    ]);
    expect(errors).toEqual([
      { field: "bill_first_name", message: "Only alphabets are allowed" },
      { field: "bill_phone", message: "Phone number is required" },
      { field: "bill_zip", message: "Only numbers are allowed" },
    ]);
  });
});

describe("toCheckoutGroups", () => {
  const field = (name: string, label: string) => ({ name, type: "text", label });
  const template = formTemplateSchema.parse({
    name: "checkout",
    groups: [
      {
        name: "billing",
        title: "Bill to",
        fields: [field("bill_zip", "Postcode"), field("bill_city", "Town")],
      },
      {
        name: "shipping",
        title: "Send to",
        fields: [field("ship_zip", "Postcode"), field("paymentMethod", "Pay")],
      },
    ],
  });
  const laidOut = toCheckoutGroups(template);
  const names = (index: number) => laidOut[index]?.fields.map(({ name }) => name) ?? [];

  it("keeps the editor's order and labels [CHK-002]", () => {
    expect(names(0).slice(0, 2)).toEqual(["bill_zip", "bill_city"]);
    expect(laidOut[0]?.fields[0]?.label).toBe("Postcode");
    expect(laidOut[0]?.title).toBe("Bill to");
  });

  it("adds address fields that the editor left out [CHK-009]", () => {
    expect(names(0)).toContain("bill_first_name");
    expect(names(1)).toEqual(expect.arrayContaining(["ship_first_name", "same_as_billing"]));
    expect(new Set(laidOut.flatMap((group) => group.fields.map(({ name }) => name))).size).toBe(21);
  });

  it("leaves out the shipping and payment method fields [CHK-002]", () => {
    expect(names(1)).not.toContain("paymentMethod");
  });
});

describe("the attributes of checkout inputs", () => {
  it.each([
    ["bill_zip", "numeric", "billing postal-code"],
    ["ship_phone", "tel", "shipping tel-national"],
    ["bill_email", "email", "billing email"],
    ["ship_first_name", undefined, "shipping given-name"],
  ])("gives %s the input mode %s and the autocomplete '%s' [CHK-009]", (name, inputMode, autoComplete) => {
    expect(getKeyboardProps(name)).toMatchObject({ autoComplete, ...(inputMode ? { inputMode } : {}) });
  });
});

describe("the values of a signed-in customer", () => {
  const known = { bill_email: "ada@example.com", ship_email: "ada@example.com", bill_city: "Fargo" };

  it("prefills the checkout of a signed-in customer and locks its emails [CHK-008]", () => {
    expect(getInitialValues(groups, known)).toMatchObject({ ...known, bill_country: "US", bill_zip: "" });
    const locked = ["bill_email", "ship_email", "bill_city"].map((name) => isLockedEmailField(name, known));
    expect(locked).toEqual([true, true, false]);
    expect(isLockedEmailField("bill_email", {})).toBe(false);
  });

  it("prefers a saved draft to the customer's values, except emails and empty values [CHK-008]", () => {
    const draft = { bill_email: "eve@example.com", bill_city: "", bill_zip: "59270" };
    expect(withDraft(getInitialValues(groups, known), draft, known)).toMatchObject({
      bill_email: "ada@example.com",
      bill_city: "Fargo",
      bill_zip: "59270",
    });
  });

  it("keeps the customer's own shipping address when it differs [CHK-008]", () => {
    const values = { bill_city: "Fargo", ship_city: "Bismarck", same_as_billing: "" };
    expect(getInitialValues(groups, values)).toMatchObject(values);
  });

  it("keeps 'Same as billing' unchecked in a saved draft [CHK-005] [CHK-008]", () => {
    const same = { ...known, ship_city: "Fargo", same_as_billing: "on" };
    const draft = { ...same, ship_city: "Bismarck", same_as_billing: "" };
    expect(withDraft(getInitialValues(groups, same), draft, same)).toMatchObject({
      bill_city: "Fargo",
      ship_city: "Bismarck",
      same_as_billing: "",
    });
  });
});
