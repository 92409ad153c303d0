import { describe, expect, it } from "vitest";
import { listFormErrors, setAnswer } from "~/domains/checkout/form/checkout-form";
import { toCheckoutGroups } from "~/domains/checkout/form/checkout-template";
import { getInitialValues } from "~/domains/checkout/form/checkout-values";
import { formTemplateSchema } from "~/domains/forms/template/form-template";

const delivery = [
  {
    name: "delivery",
    type: "radio",
    label: "Delivery",
    required: true,
    defaultValue: "door",
    options: [
      { label: "To the door", value: "door" },
      { label: "To a dock", value: "dock" },
    ],
  },
  {
    name: "gate_code",
    type: "text",
    label: "Gate code",
    required: true,
    onlyNumbers: true,
    minLength: 4,
    maxLength: 6,
    hideWhen: { field: "delivery", equals: ["dock"] },
  },
  {
    name: "days",
    type: "checkbox-group",
    label: "Days",
    required: true,
    options: [
      { label: "Monday", value: "mon" },
      { label: "Friday", value: "fri" },
    ],
  },
];

const laidOut = (fields: readonly object[]) =>
  toCheckoutGroups(
    formTemplateSchema.parse({ name: "checkout", groups: [{ name: "delivery", title: "Delivery", fields }] }),
  );

const groups = laidOut(delivery);
const address = {
  first_name: "Ada",
  last_name: "Lovelace",
  email: "ada@example.com",
  phone: "(406) 555-0100",
  address_1: "12 Main St",
  address_2: "",
  country: "US",
  state: "MT",
  city: "Sidney",
  zip: "59270",
};
const filled = {
  ...getInitialValues(groups, { same_as_billing: "" }),
  ...Object.fromEntries(
    ["bill", "ship"].flatMap((kind) =>
      Object.entries(address).map(([name, text]) => [`${kind}_${name}`, text]),
    ),
  ),
  gate_code: "4711",
  days: ["fri"],
};

describe("the checkout form with an editor's template", () => {
  it("starts with the editor's default values [CHK-002] [FORM-004]", () => {
    expect(getInitialValues(groups)).toMatchObject({
      delivery: "door",
      gate_code: "",
      days: [],
      bill_country: "US",
    });
    const abroad = [{ name: "bill_country", type: "select", label: "Country", defaultValue: "CA" }];
    expect(getInitialValues(laidOut(abroad), { same_as_billing: "" })).toMatchObject({
      bill_country: "CA",
      ship_country: "US",
    });
  });

  it("validates custom fields by the editor's rules [FORM-008] [FORM-012] [FORM-013] [FORM-014]", () => {
    const about = (changes: object) => listFormErrors(groups, { ...filled, ...changes });
    expect(about({})).toEqual([]);
    expect(about({ gate_code: "" })).toEqual([{ field: "gate_code", message: "This field is required" }]);
    expect(about({ gate_code: "47a1" })).toEqual([
      { field: "gate_code", message: "Only numbers are allowed" },
    ]);
    expect(about({ gate_code: "471" })).toEqual([
      { field: "gate_code", message: "Gate code seems too short" },
    ]);
    expect(about({ gate_code: "4711471" })).toEqual([
      { field: "gate_code", message: "Gate code seems too long" },
    ]);
    expect(about({ delivery: "balloon" })).toEqual([{ field: "delivery", message: "Invalid selection" }]);
    expect(about({ days: [] })).toEqual([{ field: "days", message: "Select at least one option" }]);
  });

  it("clears hidden fields and does not require them [FORM-009]", () => {
    const dock = setAnswer(groups, filled, "delivery", "dock");
    expect(dock.gate_code).toBe("");
    expect(listFormErrors(groups, dock)).toEqual([]);
  });

  it("keeps only digits in fields restricted to digits [FORM-012]", () => {
    expect(setAnswer(groups, filled, "gate_code", "12a3-4").gate_code).toBe("1234");
  });

  it("applies address rules together with the editor's rules [CHK-015] [CHK-017]", () => {
    const stricter = laidOut([
      { name: "bill_first_name", type: "text", label: "First name", maxLength: 5 },
      { name: "bill_address_2", type: "text", label: "Unit", required: true },
      {
        name: "bill_state",
        type: "select",
        label: "State",
        dynamicOptions: "states",
        dependsOn: "bill_country",
      },
    ]);
    const about = (changes: object) =>
      listFormErrors(stricter, { ...filled, bill_address_2: "4", ...changes });
    expect(about({})).toEqual([]);
    expect(about({ bill_first_name: "R2D2" })).toEqual([
      { field: "bill_first_name", message: "Only alphabets are allowed" },
    ]);
    expect(about({ bill_first_name: "Augusta" })).toEqual([
      { field: "bill_first_name", message: "First name seems too long" },
    ]);
    expect(about({ bill_address_2: "" })).toEqual([
      { field: "bill_address_2", message: "This field is required" },
    ]);
    expect(about({ bill_state: "AE" })).toEqual([]);
  });

  it("never hides required address fields or turns them into file fields [CHK-009]", () => {
    const broken = laidOut([
      { name: "bill_zip", type: "file", label: "ZIP", hideWhen: { field: "bill_country", equals: ["US"] } },
    ]);
    expect(broken[0]?.fields[0]).toMatchObject({ name: "bill_zip", type: "text", hideWhen: undefined });
    expect(listFormErrors(broken, { ...filled, bill_zip: "" })).toEqual([
      { field: "bill_zip", message: "ZIP/Postal code is required" },
    ]);
  });

  it("reports errors of a copied address at its billing field, and those of custom fields as usual [CHK-005]", () => {
    const added = laidOut([
      { name: "ship_note", type: "text", label: "Note for the driver", required: true },
    ]);
    const copied = setAnswer(added, { ...filled, bill_zip: "12" }, "same_as_billing", "on");
    expect(listFormErrors(added, copied)).toEqual([
      { field: "ship_note", message: "This field is required" },
      { field: "bill_zip", message: "ZIP/Postal code seems too short" },
    ]);
  });

  it("leaves out unsupported fields: files, passwords, newsletter [CHK-002]", () => {
    const unsendable = ["file", "password", "newsletter"].map((type) => ({ name: type, type, label: type }));
    expect(laidOut([...delivery, ...unsendable])[0]?.fields.map(({ name }) => name)).toEqual([
      "delivery",
      "gate_code",
      "days",
    ]);
  });
});
