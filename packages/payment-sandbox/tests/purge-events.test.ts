import { describe, expect, it } from "vitest";
import { purgeOldEvents } from "../src/http/purge-events.ts";
import { emptyStripeState, type StripeState } from "../src/stripe/stripe-state.ts";

function stateWith(events: number): StripeState {
  const state = emptyStripeState();
  for (let n = 1; n <= events; n += 1) {
    const event = `evt_${n}`;
    state.events[event] = {
      id: event,
      type: "payment_intent.succeeded",
      created: n,
      apiVersion: "2026-10-28.endive",
      object: {},
      requestId: null,
      idempotencyKey: null,
    };
    const id = `whd_${n}`;
    state.deliveries[id] = {
      id,
      event,
      attempts: 1,
      nextAt: null,
      held: false,
      delivered: true,
      lastStatus: 200,
    };
  }
  return state;
}

describe("forgetOldEvents", () => {
  it("keeps the latest thousand events with their deliveries", () => {
    const state = stateWith(1_003);
    purgeOldEvents(state);
    expect(Object.keys(state.events)).toHaveLength(1_000);
    expect(Object.keys(state.events)[0]).toBe("evt_4");
    expect(Object.keys(state.deliveries)[0]).toBe("whd_4");
    expect(Object.keys(state.deliveries)).toHaveLength(1_000);
  });

  it("keeps all events up to a thousand", () => {
    const state = stateWith(1_000);
    purgeOldEvents(state);
    expect(Object.keys(state.events)).toHaveLength(1_000);
  });
});
