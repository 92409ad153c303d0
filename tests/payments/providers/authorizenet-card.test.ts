import { describe, expect, it } from "vitest";
import {
  type CardInput,
  emptyCard,
  expiryMonths,
  keepDigits,
  listExpiryYears,
  validateCard,
  validateCardField,
} from "~/domains/payments/providers/authorizenet/card-rules";

const year = 2026;
const good: CardInput = {
  cardNumber: "4111111111111111",
  expMonth: "04",
  expYear: "2034",
  cardCode: "123",
};

describe("the card fields of Authorize.Net", () => {
  it("requires all card fields with their own messages [PAY-018] [PAY-019] [PAY-020] [PAY-021]", () => {
    expect(validateCard(emptyCard, year)).toEqual([
      { field: "cardNumber", message: "Card number is required" },
      { field: "expMonth", message: "Expiry is required" },
      { field: "expYear", message: "Expiry year is invalid" },
      { field: "cardCode", message: "CVV is required" },
    ]);
    expect(validateCard(good, year)).toEqual([]);
  });

  it.each([
    ["123456789012", "Card number is invalid"],
    ["1234567890123", null],
    ["1234567890123456789", null],
    ["12345678901234567890", "Card number is invalid"],
    ["4111 1111 1111 1111", "Card number is invalid"],
  ])("accepts a card number of 13 to 19 digits: %s [PAY-018]", (number, error) => {
    expect(validateCardField("cardNumber", number, year)).toBe(error);
  });

  it("keeps digits only, at most 19 for the card number and 4 for the code [PAY-018] [PAY-021]", () => {
    expect(keepDigits("4111-1111 1111x1111", 19)).toBe("4111111111111111");
    expect(keepDigits("123456789012345678901", 19)).toBe("1234567890123456789");
    expect(keepDigits("12345", 4)).toBe("1234");
  });

  it("offers the months 01 to 12 only [PAY-019]", () => {
    const months = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];
    expect(expiryMonths).toEqual(months);
    expect(validateCardField("expMonth", "12", year)).toBeNull();
    expect(validateCardField("expMonth", "1", year)).toBeNull();
    expect(validateCardField("expMonth", "0", year)).toBe("Expiry month is invalid");
    expect(validateCardField("expMonth", "13", year)).toBe("Expiry month is invalid");
  });

  it("offers this year and the ten after it [PAY-020]", () => {
    expect(listExpiryYears(year)).toEqual(
      "2026 2027 2028 2029 2030 2031 2032 2033 2034 2035 2036".split(" "),
    );
    expect(validateCardField("expYear", "2026", year)).toBeNull();
    expect(validateCardField("expYear", "2025", year)).toBe("Expiry year is invalid");
    expect(validateCardField("expYear", "20260", year)).toBe("Expiry year is invalid");
    expect(validateCardField("expYear", "12026", year)).toBe("Expiry year is invalid");
  });

  it.each([
    ["12", "CVV is invalid"],
    ["123", null],
    ["1234", null],
    ["12345", "CVV is invalid"],
  ])("accepts a card code of 3 to 4 digits: %s [PAY-021]", (code, error) => {
    expect(validateCardField("cardCode", code, year)).toBe(error);
  });
});
