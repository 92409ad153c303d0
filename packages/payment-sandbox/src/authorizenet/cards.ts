/** How the provider names a card. */
export type AuthorizenetCard = { readonly number: string; readonly tag: string; readonly type: string };

/** Test card numbers of Authorize.Net (Testing Guide); the sandbox refuses all others. */
export const authorizenetCards: readonly AuthorizenetCard[] = [
  { number: "4111111111111111", tag: "anet_visa", type: "Visa" },
  { number: "4007000000027", tag: "anet_visa_short", type: "Visa" },
  { number: "4012888818888", tag: "anet_visa_other", type: "Visa" },
  { number: "5424000000000015", tag: "anet_mastercard", type: "MasterCard" },
  { number: "370000000000002", tag: "anet_amex", type: "AmericanExpress" },
  { number: "6011000000000012", tag: "anet_discover", type: "Discover" },
];

export function findCardByNumber(number: string): AuthorizenetCard | null {
  return authorizenetCards.find((card) => card.number === number) ?? null;
}

export function findCardByTag(tag: string): AuthorizenetCard | null {
  return authorizenetCards.find((card) => card.tag === tag) ?? null;
}

/** Returns `XXXX1111`, the form of card numbers in Authorize.Net's responses. */
export function maskCardNumber(tag: string): string {
  return `XXXX${findCardByTag(tag)?.number.slice(-4) ?? ""}`;
}

/** Billing ZIP that the sandbox declines, and the security code that its filters hold for review (Testing Guide). */
export const declinedZip = "46282";
export const reviewTriggerCode = "901";
