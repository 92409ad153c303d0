import { createEmailSignInTokens } from "~/kernel/email-sign-in-tokens.server";

/** What the mail that signs a customer in proves. */
export const customerSignInTokens = createEmailSignInTokens("account sign-in");
