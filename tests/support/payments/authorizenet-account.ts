import { z } from "zod";
import { type CardToken, cardTokenSchema } from "~/domains/payments/card-token.schema";

/** A payment method that uses Authorize.Net. */
export const authorizenetMethod = {
  _id: "payment-card-terminal",
  _type: "paymentMethod",
  name: "card-terminal",
  title: "Card by Authorize.Net",
  enabled: true,
  isDefault: false,
  gateway: "authorizenet",
  sortOrder: 3,
  scopes: ["sample-order", "convert-to-order", "complete-order-payment"],
};

/** The test account at Authorize.Net. */
export const authorizenetAccount = {
  loginId: "login",
  transactionKey: "transaction-key",
  clientKey: "client-key",
  signatureKey: "AB".repeat(64),
};

/** Wraps a card into a token, as Accept.js does in the browser. */
export async function tokenizeCard(sandboxUrl: string, card: object = {}): Promise<CardToken> {
  const token = { cardNumber: "4111111111111111", expirationDate: "122034", cardCode: "123", ...card };
  const request = {
    merchantAuthentication: { name: authorizenetAccount.loginId, clientKey: authorizenetAccount.clientKey },
    data: { type: "TOKEN", id: "a-page", token },
  };
  const answer = await fetch(`${sandboxUrl}/xml/v1/request.api`, {
    method: "POST",
    body: JSON.stringify({ securePaymentContainerRequest: request }),
  });
  return z.object({ opaqueData: cardTokenSchema }).parse(await answer.json()).opaqueData;
}
