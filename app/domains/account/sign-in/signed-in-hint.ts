/** A cookie that scripts can read. It tells that the browser is signed in but grants no access. */
export const signedInHintCookie = "signed_in";
