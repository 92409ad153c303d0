/** URL paths that the lake answers. The Studio's path is here too, because sign-in pages lead to it. */

export const studio = "/studio";
export const studioSignIn = "/studio/sign-in";
export const lake = "/lake";
export const lakeSignIn = "/lake/auth/sign-in";
/** Endpoints that send a sign-in email, accept its code, and open its link. */
export const lakeMailSignIn = "/lake/auth/mail";
export const lakeSignInCode = "/lake/auth/code";
export const lakeSignInLink = "/lake/auth/link";
export const lakeSignOut = "/lake/auth/sign-out";
export const lakeSessions = "/lake/auth/sessions";
/** Accepts a second factor: a code, a recovery code or a passkey. */
export const lakeSecondFactor = "/lake/auth/second-factor";
/** The page on which staff see and change their second factor. */
export const lakeYourSignIn = "/lake/auth/your-sign-in";
/** Help pages for the Studio. */
export const lakeHelpPages = "/lake/help";
export const lakeEndSession = "/lake/auth/sessions/end";
