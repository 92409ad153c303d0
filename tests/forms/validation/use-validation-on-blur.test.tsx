// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { err, ok } from "~/kernel/result";

const amountError = "The minimum payment is $200.00.";

/** A form like the balance page: an amount, then a choice that its error would move. */
function BalanceForm() {
  const { formProps, errors } = useValidatedForm<"amount">({
    id: "balance",
    rules: (body) => (Number(body.get("amount")) < 200 ? err({ amount: amountError }) : ok(null)),
  });
  return (
    <form {...formProps}>
      <label>
        Amount <input name="amount" />
      </label>
      <p>{errors.amount ?? "no error"}</p>
      <label>
        PayPal <input type="radio" name="method" value="paypal" />
      </label>
    </form>
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const enterAmount = (value: string) => {
  render(<BalanceForm />);
  const field = screen.getByRole("textbox", { name: "Amount" });
  field.focus();
  fireEvent.input(field, { target: { value } });
  return field;
};
const shownError = () => screen.getByRole("paragraph").textContent;
const runTimers = () =>
  act(() => {
    vi.runAllTimers();
  });

describe("a field that loses the focus", () => {
  it("shows its error at once when the keyboard moves on", () => {
    const field = enterAmount("123");
    expect(shownError()).toBe("no error");
    act(() => field.blur());
    expect(shownError()).toBe(amountError);
  });

  it("shows its error only after the click that took the focus, so that nothing moves below the pointer", () => {
    const field = enterAmount("123");
    const paypal = screen.getByRole("radio", { name: "PayPal" });
    fireEvent.mouseDown(paypal);
    act(() => field.blur());
    runTimers();
    expect(shownError()).toBe("no error");
    fireEvent.mouseUp(paypal);
    expect(shownError()).toBe("no error");
    fireEvent.click(paypal);
    runTimers();
    expect(shownError()).toBe(amountError);
  });

  it("keeps an empty field without an error before the first submit", () => {
    const field = enterAmount("");
    act(() => field.blur());
    expect(shownError()).toBe("no error");
  });

  it("validates nothing after the form was removed during a press", () => {
    const field = enterAmount("123");
    fireEvent.mouseDown(document.body);
    act(() => field.blur());
    cleanup();
    fireEvent.mouseUp(document.body);
    expect(vi.getTimerCount()).toBe(0);
  });
});
