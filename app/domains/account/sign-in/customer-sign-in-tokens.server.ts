import { createEmailSignInTokens } from "~/kernel/email-sign-in-tokens.server";

/** The codes and link tokens in sign-in emails of customers. */
export const customerSignInTokens = createEmailSignInTokens("account sign-in");
