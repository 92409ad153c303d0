/** A cookie the page's scripts may read: it says that somebody is signed in here, and opens nothing. */
export const signedInHintCookie = "signed_in";
