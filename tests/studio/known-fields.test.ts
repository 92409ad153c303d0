import { describe, expect, it } from "vitest";
import { validateConditionFields } from "../../studio/schemas/forms/known-fields";
import { toAddress, toFieldName } from "../../studio/schemas/parts/proposed-text";

const kind = {
  name: "kind",
  label: "What happened",
  type: "radio",
  options: [
    { label: "Damaged", value: "damaged" },
    { label: "Missing", value: "missing" },
  ],
};
const carrier = (more: object) => [
  { fields: [kind] },
  { fields: [{ name: "carrier", label: "Carrier", ...more }] },
];
const waiting = (condition: object) => validateConditionFields(carrier({ hideWhen: condition }));

describe("conditions between form fields [FORM-009] [FORM-019]", () => {
  it("accepts a condition on an existing field and one of its values", () => {
    expect(waiting({ field: "kind", equals: ["missing"] })).toBe(true);
    expect(waiting({ field: "kind", orEmpty: true })).toBe(true);
    expect(validateConditionFields(carrier({}))).toBe(true);
    expect(validateConditionFields(undefined)).toBe(true);
  });

  it("rejects a condition on a field that the form does not have", () => {
    const sentence =
      "“Carrier” waits for “knid”, but this form has no field of that name. Choose one of: kind, carrier.";
    expect(waiting({ field: "knid", equals: ["missing"] })).toBe(sentence);
    expect(validateConditionFields(carrier({ dependsOn: "knid" }))).toBe(sentence);
    const option = { label: "Truck", value: "truck" };
    const dependencies = [{ field: "knid", values: ["damaged"] }];
    expect(validateConditionFields(carrier({ type: "radio", options: [{ ...option, dependencies }] }))).toBe(
      sentence,
    );
    const hideWhen = { field: "knid", equals: ["damaged"] };
    expect(validateConditionFields(carrier({ type: "radio", options: [{ ...option, hideWhen }] }))).toBe(
      sentence,
    );
  });

  it("rejects a value that a choice field cannot have, but accepts any value of a text field", () => {
    expect(waiting({ field: "kind", equals: ["missing", "lost"] })).toBe(
      "“Carrier” waits for “lost” in “What happened”, which never holds it. It can hold: damaged, missing.",
    );
    const typed = [
      { fields: [{ name: "note", type: "text" }] },
      { fields: [{ name: "more", hideWhen: { field: "note", equals: ["x"] } }] },
    ];
    expect(validateConditionFields(typed)).toBe(true);
    const ticked = (equals: readonly string[]) =>
      validateConditionFields([
        { fields: [{ name: "same", label: "Same", type: "checkbox" }] },
        { fields: [{ name: "more", label: "More", hideWhen: { field: "same", equals } }] },
      ]);
    expect(ticked(["on"])).toBe(true);
    expect(ticked(["yes"])).toBe("“More” waits for “yes” in “Same”, which never holds it. It can hold: on.");
  });
});

it.each([
  ["Gate code", "gate_code"],
  ["2nd phone", "nd_phone"],
  ["Café & yard", "cafe_and_yard"],
  ["…", ""],
])("converts the label '%s' to the field name '%s'", (label, name) => expect(toFieldName(label)).toBe(name));

it.each([
  ["About us", "/about-us"],
  ["…", ""],
])("converts the title '%s' to the path '%s'", (title, address) => expect(toAddress(title)).toBe(address));
