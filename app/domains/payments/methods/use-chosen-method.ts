import { useState } from "react";
import { chooseDefaultMethod, type PaymentMethod } from "./payment-methods";

/** Holds the name of the chosen payment method: at first the default (PAY-004), and empty without methods. */
export function useChosenMethod(methods: readonly PaymentMethod[]) {
  return useState(() => chooseDefaultMethod(methods)?.name ?? "");
}
