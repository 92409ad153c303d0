import { randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { PaypalEvent, PaypalState } from "./paypal-state.ts";

/** The account that every operation works on: its records, its clock, and where its events go. */
export type PaypalAccount = {
  readonly state: PaypalState;
  readonly clock: Clock;
  /** The sandbox's own address. */
  readonly origin: () => string;
  readonly announce: (event: PaypalEvent) => void;
};

const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";

/** Creates seventeen capitals and digits, as PayPal's ids are. */
export function newPaypalId(): string {
  return Array.from(randomBytes(17), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
