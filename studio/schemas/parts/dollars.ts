import { defineField } from "sanity";
import { DollarsInput } from "./number-input";

type Amount = {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly required?: boolean;
};

/** Defines an amount in dollars such as 9.95. Rejects negative amounts and fractions of a cent. */
export function defineDollarsField({ required = false, ...field }: Amount) {
  return defineField({
    ...field,
    type: "number",
    components: { input: DollarsInput },
    // One rule per error message, because the last `.error()` of a chain replaces the others.
    validation: (rule) => [
      ...(required ? [rule.required().error("Enter the amount in dollars; 0 means free.")] : []),
      rule.min(0).error("An amount can't be below $0.00."),
      rule.custom(validateWholeCents),
    ],
  });
}

export function validateWholeCents(value: number | undefined): true | string {
  return value === undefined || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
    ? true
    : "Enter at most two digits after the decimal point, for example 9.95.";
}
