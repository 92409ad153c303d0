import { blogsWords } from "./pages/blogs";
import { bookAppointmentWords } from "./pages/book-appointment";
import { claimWords } from "./pages/claim";
import { estimatorWords } from "./pages/estimator";
import { faqsWords } from "./pages/faqs";
import { freeKitchenDesignWords } from "./pages/free-kitchen-design";
import { galleryKitchensWords } from "./pages/gallery-kitchens";
import { howToBuyKitchenWords } from "./pages/how-to-buy-kitchen";
import { inspirationGalleryWords } from "./pages/inspiration-gallery";
import { kitchenFinanceOptionsWords } from "./pages/kitchen-finance-options";
import { kitchenInstallationWords } from "./pages/kitchen-installation";
import { newsletterUnsubscribeWords } from "./pages/newsletter";
import { notFoundWords, paymentFailureWords, paymentVerifyWords } from "./pages/outcomes";
import { privacyPolicyWords } from "./pages/privacy-policy";
import { productStylesWords } from "./pages/product-styles";
import { quotePaymentWords, splitPaymentWords } from "./pages/quote-payment";
import { returnPolicyWords } from "./pages/return-policy";
import { reviewsWords } from "./pages/reviews";
import { searchWords } from "./pages/search";
import { shippingPolicyWords } from "./pages/shipping-policy";
import { termsWords } from "./pages/terms";
import { visualizerWords } from "./pages/visualizer";
import type { PageWords } from "./section";

/** Pages of PAGE-005. */
const newPages: readonly PageWords[] = [
  blogsWords,
  bookAppointmentWords,
  claimWords,
  freeKitchenDesignWords,
  inspirationGalleryWords,
  kitchenFinanceOptionsWords,
  kitchenInstallationWords,
  paymentVerifyWords,
  productStylesWords,
  quotePaymentWords,
  reviewsWords,
  searchWords,
  visualizerWords,
];

/** Policies, and what a visitor lands on. */
const furtherNamedPages: readonly PageWords[] = [
  faqsWords,
  notFoundWords,
  paymentFailureWords,
  privacyPolicyWords,
  returnPolicyWords,
  shippingPolicyWords,
  termsWords,
];

/** Routes of S3 §2.1 and ruling A43 that PAGE-005 does not name. */
const furtherPages: readonly PageWords[] = [
  ...galleryKitchensWords,
  howToBuyKitchenWords,
  estimatorWords,
  splitPaymentWords,
  newsletterUnsubscribeWords,
];

/** THE WORDS of pages that `build/pages` lays out in blocks; the words of all others stand in their documents. */
export const pageWords: readonly PageWords[] = [...newPages, ...furtherNamedPages, ...furtherPages];
