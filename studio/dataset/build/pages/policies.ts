import { privacyPolicyWords } from "../words/pages/privacy-policy";
import { returnPolicyWords } from "../words/pages/return-policy";
import { shippingPolicyWords } from "../words/pages/shipping-policy";
import { termsWords } from "../words/pages/terms";
import { written } from "./written";

/** Policies are one kind of page: a title, a sentence in plain words, and the text. */
export const policyPages = [shippingPolicyWords, returnPolicyWords, privacyPolicyWords, termsWords].map(
  (words) => written(words, { asArticle: true }),
);
