import { describe, expect, it } from "vitest";
import { checkoutGroups } from "~/domains/checkout/checkout-template";
import { currentErrors } from "~/domains/checkout/use-checkout-values";

const groups = checkoutGroups(null);
const address = { country: "US", state: "MT", zip: "59270", city: "Sidney" };
const filled = Object.fromEntries(
  ["bill", "ship"].flatMap((kind) =>
    Object.entries(address).map(([field, value]) => [`${kind}_${field}`, value]),
  ),
);

describe("the errors of the checkout after a change", () => {
  it("say that an emptied ZIP is required, not that it is too long [CHK-012] [CHK-013]", () => {
    const shown = { bill_zip: "ZIP/Postal code seems too long" };
    const before = { ...filled, bill_zip: "592701" };
    expect(currentErrors(groups, shown, before, { ...filled, bill_zip: "" })).toEqual({
      bill_zip: "ZIP/Postal code is required",
    });
  });

  it("leave an optional field that is emptied alone [CHK-017]", () => {
    const shown = { bill_address_2: "Special characters are not allowed" };
    const before = { ...filled, bill_address_2: "Apt #4" };
    expect(currentErrors(groups, shown, before, { ...filled, bill_address_2: "" })).toEqual({});
  });

  it("go with the mistake, and say nothing of a field that was not complained about", () => {
    const shown = { bill_zip: "ZIP/Postal code seems too long" };
    expect(currentErrors(groups, shown, { ...filled, bill_zip: "592701" }, filled)).toEqual({});
  });

  it.each([
    ["ship_country", "CA"],
    ["ship_state", "TX"],
    ["ship_zip", "75001"],
  ])("no longer say that nothing is shipped once %s changes [CHK-021]", (field, value) => {
    const shown = {
      shippingMethod: "Sorry, no shipping methods are available for the selected shipping address.",
    };
    expect(currentErrors(groups, shown, filled, { ...filled, [field]: value })).toEqual({});
    expect(currentErrors(groups, shown, filled, { ...filled, ship_city: "Fairview" })).toEqual(shown);
  });

  it("keep what is said of the card", () => {
    const shown = { cardNumber: "Card number is incomplete or invalid" };
    expect(currentErrors(groups, shown, filled, { ...filled, ship_zip: "75001" })).toEqual(shown);
  });
});
