import { createEmailSignInTokens } from "~/kernel/email-sign-in-tokens.server";

/** What a mail proves that lets one of the staff in. */
export const staffSignInTokens = createEmailSignInTokens("staff sign-in");
