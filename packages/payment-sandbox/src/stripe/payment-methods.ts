import { getEpochSeconds, newStripeId, type StripeAccount } from "./account.ts";
import { type CardTag, findCardByNumber, findCardByTag, type TestCard } from "./cards.ts";
import { hasValidCheckDigit } from "./check-digit.ts";
import type { MethodParams } from "./params.ts";
import { createInvalidRequest, createNotFoundError, StripeApiError } from "./stripe-error.ts";
import type { MethodRecord } from "./stripe-state.ts";

/** Stores a card's tag and expiry as a payment method, without its number. */
export function createMethod(account: StripeAccount, params: MethodParams): MethodRecord {
  const card = findGivenCard(params);
  const now = account.clock.now();
  const expiry =
    "number" in params.card
      ? parseExpiry(params.card.exp_month, params.card.exp_year, now)
      : { month: 12, year: now.getUTCFullYear() + 3 };
  const cvc = "number" in params.card ? params.card.cvc : "123";
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw createCardError("invalid_cvc", "Your card's security code is invalid.", "cvc");
  }
  const method: MethodRecord = {
    id: newStripeId("pm"),
    created: getEpochSeconds(account.clock),
    card: card.tag as CardTag,
    expMonth: expiry.month,
    expYear: expiry.year,
    billing: parseBilling(params),
    cvcGiven: cvc !== undefined,
  };
  account.state.methods[method.id] = method;
  return method;
}

/** Finds a stored method, or creates one from a test card's name such as `pm_card_visa`. */
export function findMethod(account: StripeAccount, id: string): MethodRecord {
  const storedMethod = account.state.methods[id];
  if (storedMethod) return storedMethod;
  if (!findCardByTag(id)) throw createNotFoundError("PaymentMethod", id, "payment_method");
  return createMethod(account, { type: "card", card: { token: id } });
}

function findGivenCard(params: MethodParams): TestCard {
  if (!("number" in params.card)) {
    const card = findCardByTag(params.card.token.replace(/^tok_/, "pm_card_"));
    if (!card) throw createNotFoundError("token", params.card.token, "card[token]");
    return card;
  }
  const card = findCardByNumber(params.card.number);
  if (card) return card;
  if (!hasValidCheckDigit(params.card.number)) {
    throw createCardError("incorrect_number", "Your card number is incorrect.", "number");
  }
  // Visitors must not enter real cards into a demo.
  throw createCardError(
    "card_declined",
    "This is a demo shop: please use a test card, such as 4242 4242 4242 4242.",
    "number",
    "test_mode_live_card",
  );
}

function parseExpiry(month: number, year: number, now: Date): { month: number; year: number } {
  const fullYear = year < 100 ? 2000 + year : year;
  if (month < 1 || month > 12) {
    throw createCardError("invalid_expiry_month", "Your card's expiration month is invalid.", "exp_month");
  }
  const ends = Date.UTC(fullYear, month, 1);
  if (ends <= now.getTime() || fullYear > now.getUTCFullYear() + 50) {
    throw createCardError("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  }
  return { month, year: fullYear };
}

function parseBilling(params: MethodParams): MethodRecord["billing"] {
  const billingDetails = params.billing_details;
  const address = billingDetails?.address || null;
  return {
    address: {
      city: address?.city ?? null,
      country: address?.country ?? null,
      line1: address?.line1 ?? null,
      line2: address?.line2 ?? null,
      postal_code: address?.postal_code ?? null,
      state: address?.state ?? null,
    },
    email: billingDetails?.email || null,
    name: billingDetails?.name || null,
    phone: billingDetails?.phone || null,
    tax_id: null,
  };
}

function createCardError(code: string, message: string, param: string, declineCode?: string): StripeApiError {
  return new StripeApiError(402, {
    type: "card_error",
    code,
    message,
    param,
    ...(declineCode ? { decline_code: declineCode } : {}),
  });
}

export function requireCard(types: readonly string[]): void {
  if (!types.includes("card")) {
    throw createInvalidRequest("The PaymentMethod provided (card) is not allowed for this PaymentIntent.", {
      code: "payment_intent_incompatible_payment_method",
      param: "payment_method",
    });
  }
}
