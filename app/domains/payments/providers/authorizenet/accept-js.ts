import * as z from "zod/mini";
import { err, ok, type Result } from "~/kernel/result";
import { type CardToken, cardTokenSchema } from "../../card-token.schema";
import { loadProviderScript } from "../provider-script";
import { authorizenetMessages } from "./authorizenet.messages";
import type { CardInput } from "./card-rules";

type SecureData = {
  readonly authData: { readonly clientKey: string; readonly apiLoginID: string };
  readonly cardData: {
    readonly cardNumber: string;
    readonly month: string;
    readonly year: string;
    readonly cardCode: string;
  };
};

/** The part of Authorize.Net's Accept.js that the shop uses (developer.authorize.net, "Accept.js"). */
export type Accept = {
  readonly dispatchData: (secureData: SecureData, callback: (answer: unknown) => void) => void;
};

declare global {
  interface Window {
    Accept?: Accept;
  }
}

/** Loads the script from the URL in the method's config (PAY-017). */
export async function loadAcceptJs(acceptJsUrl: string): Promise<Accept | null> {
  return (await loadProviderScript(acceptJsUrl)) ? (window.Accept ?? null) : null;
}

const answerSchema = z.object({
  messages: z.object({ resultCode: z.string(), message: z.array(z.object({ text: z.string() })) }),
  opaqueData: z.optional(cardTokenSchema),
});

/** Turns a card into a token at the provider; returns its error message otherwise (PAY-028). */
export function tokenizeCard(
  accept: Accept,
  account: { readonly clientKey: string; readonly loginId: string },
  card: CardInput,
): Promise<Result<CardToken, string>> {
  const { cardNumber, expMonth, expYear, cardCode } = card;
  return new Promise((resolve) => {
    const authData = { clientKey: account.clientKey, apiLoginID: account.loginId };
    accept.dispatchData(
      { authData, cardData: { cardNumber, month: expMonth, year: expYear, cardCode } },
      (response) => {
        const answer = answerSchema.safeParse(response);
        const token = answer.data?.messages.resultCode === "Ok" ? answer.data.opaqueData : undefined;
        const texts = answer.data?.messages.message.map(({ text }) => text).join(" ");
        resolve(token ? ok(token) : err(texts || authorizenetMessages.paymentError));
      },
    );
  });
}
