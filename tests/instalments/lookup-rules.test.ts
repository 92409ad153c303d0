import { expect, it } from "vitest";
import { lookupComplaints } from "~/domains/instalments/lookup-rules";

it("an order is looked up by its number and its address, and white space is neither [SPLT-004]", () => {
  expect(Object.keys(lookupComplaints({ orderId: " ", email: "" }))).toEqual(["orderId", "email"]);
  expect(Object.keys(lookupComplaints({ orderId: "000000007", email: " " }))).toEqual(["email"]);
  expect(lookupComplaints({ orderId: "000000007", email: "ada@example.com" })).toEqual({});
});
