import { describe, expect, it } from "vitest";
import { DollarsInput, PercentInput } from "../../studio/schemas/parts/number-input";
import { parseDollars, parsePercent } from "../../studio/schemas/parts/typed-number";
import { shopSchema } from "../../studio/schemas/schema";

describe("amount entered in the Studio", () => {
  it.each([
    ["9.95", 9.95],
    [" $1,234.50 ", 1234.5],
    ["0", 0],
    ["", null],
  ])("parses the entered text %j as the amount %j", (typed, value) => {
    expect(parseDollars(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ["10,50", "Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
    ["10.505", "Use no more than two digits after the decimal point, for example 10.50"],
    ["ten", "Enter an amount in dollars, for example 1,234.50"],
  ])("rejects the amount %j with the error: %s", (typed, failure) => {
    expect(parseDollars(typed)).toEqual({ ok: false, failure });
  });
});

describe("percentage entered in the Studio", () => {
  it.each([
    ["8.25", 8.25],
    ["8.25 %", 8.25],
    ["0", 0],
    ["", null],
  ])("parses %j as the percentage %j", (typed, value) => {
    expect(parsePercent(typed)).toEqual({ ok: true, value });
  });

  it.each(["8,25", "8.2.5", "1e2", "8 25", "eight"])("rejects the percentage %j", (typed) => {
    const failure = "Enter the percentage with a decimal point, for example 8.25";
    expect(parsePercent(typed)).toEqual({ ok: false, failure });
  });
});

describe("number fields in the Studio", () => {
  it.each([
    ["sampleDoor", "price", DollarsInput],
    ["stateRate", "rate", DollarsInput],
    ["stateRate", "ratePerItem", DollarsInput],
    ["orderRange", "startValue", DollarsInput],
    ["orderRange", "endValue", DollarsInput],
    ["taxZip", "taxPercentage", PercentInput],
  ])("uses the shop's parser for the number field %s.%s", (type, name, input) => {
    const schemaType = shopSchema.get(type);
    const fields = schemaType && "fields" in schemaType ? schemaType.fields : [];
    const field = fields.find((one) => one.name === name);
    expect(field?.type.components?.input).toBe(input);
  });
});
