import { readCookie } from "@stile-and-rail/http/cookies";

/** A cookie that scripts can read. It tells that the browser is signed in but grants no access. */
export const signedInHintCookie = "signed_in";

/** With TLS the cookie has the prefix `__Host-`. */
export function hasSignedInHint(): boolean {
  return [signedInHintCookie, `__Host-${signedInHintCookie}`].some(
    (name) => readCookie(document.cookie, name) === "1",
  );
}
