import { createEmailSignInTokens } from "~/kernel/email-sign-in-tokens.server";

/** The codes and link tokens in sign-in emails of staff. */
export const staffSignInTokens = createEmailSignInTokens("staff sign-in");
