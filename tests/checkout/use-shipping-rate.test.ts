// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Destination } from "~/domains/checkout/cart-totals";
import { useShippingRate } from "~/domains/checkout/page/use-shipping-rate";
import { shippingMethodSchema } from "~/domains/shipping/shipping-method.schema";
import { cents } from "~/kernel/money/money";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const texas = { country: "US", state: "TX", zip: "75201" };
const montana = { country: "US", state: "MT", zip: "59901" };
const lines = [{ price: cents(1250), qty: 1 }];
const standard = shippingMethodSchema.parse({
  type: "standard",
  displayName: "Standard shipping",
  isEnabled: true,
  calculateRateBy: "Order",
  rates: {
    byOrder: {
      orderRange: [
        {
          startValue: 0,
          countries: [
            {
              country: "US",
              states: [
                { state: "TX", zipCodes: ["*"], rate: 9.95 },
                { state: "MT", zipCodes: ["*"], rate: 0 },
              ],
            },
          ],
        },
      ],
    },
  },
});
const rules = { shippingMethods: [standard], taxRules: [] };

const openCheckout = (to: Destination | null) =>
  renderHook((props: { to: Destination | null }) => useShippingRate(lines, rules, props.to), {
    initialProps: { to },
  });
const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("useShippingRate", () => {
  it("shows the rate 250 ms after the last change of the address [SHIP-008]", () => {
    const { result, rerender } = openCheckout(null);
    rerender({ to: texas });
    advance(249);
    rerender({ to: { ...texas, zip: "75202" } });
    advance(249);
    expect(result.current).toMatchObject({ loading: true, error: null });
    expect(result.current.totals.total).toBe(1250);
    advance(1);
    expect(result.current.loading).toBe(false);
    expect(result.current.totals.total).toBe(2245);
  });

  it("drops the rate at once when the address becomes incomplete, and its timer shows nothing later", () => {
    const { result, rerender } = openCheckout(null);
    rerender({ to: texas });
    advance(250);
    expect(result.current.totals.total).toBe(2245);
    rerender({ to: montana });
    advance(100);
    rerender({ to: null });
    expect(result.current.totals.total).toBe(1250);
    advance(1000);
    expect(result.current).toMatchObject({ loading: false, error: null });
    expect(result.current.totals.total).toBe(1250);
  });

  it("settles an order placed during the pause, and says that its total was not shown", () => {
    const { result, rerender } = openCheckout(null);
    advance(0);
    rerender({ to: texas });
    let settled = result.current.settleNow();
    expect(settled.totals.total).toBe(2245);
    expect(settled.wasShown).toBe(false);
    act(() => {
      settled = result.current.settleNow();
    });
    expect(result.current.loading).toBe(false);
    expect(result.current.settleNow().wasShown).toBe(true);
  });

  it("counts a total as shown when free shipping leaves it as it was", () => {
    const { result, rerender } = openCheckout(null);
    advance(0);
    rerender({ to: montana });
    expect(result.current.loading).toBe(true);
    let wasShown = false;
    act(() => {
      ({ wasShown } = result.current.settleNow());
    });
    expect(wasShown).toBe(true);
  });
});
