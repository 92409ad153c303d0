/** What the frame of the challenge says to the page it stands in. */
export type FromChallenge =
  | { readonly recaptcha: "answered"; readonly token: string }
  | { readonly recaptcha: "closed" };
