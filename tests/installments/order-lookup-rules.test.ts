import { expect, it } from "vitest";
import { validateOrderLookup } from "~/domains/installments/order-lookup-rules";

it("requires number and email for an order lookup and treats white space as empty [SPLT-004]", () => {
  const check = (fields: Record<string, string>) => validateOrderLookup(new URLSearchParams(fields));
  expect(check({ orderId: " ", email: "" })).toEqual({
    ok: false,
    failure: { orderId: "Order ID is required", email: "Email is required" },
  });
  expect(check({ orderId: "000000007", email: " " })).toEqual({
    ok: false,
    failure: { email: "Email is required" },
  });
  const known = { orderId: "000000007", email: "ada@example.com" };
  expect(check(known)).toEqual({ ok: true, value: known });
});
