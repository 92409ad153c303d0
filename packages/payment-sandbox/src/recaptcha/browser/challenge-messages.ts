/** Messages from the challenge frame to its page. */
export type FromChallenge =
  | { readonly recaptcha: "answered"; readonly token: string }
  | { readonly recaptcha: "closed" };
