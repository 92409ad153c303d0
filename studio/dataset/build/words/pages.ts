import { blogsWords } from "./pages/blogs";
import { bookAppointmentWords } from "./pages/book-appointment";
import { checkoutWords } from "./pages/checkout";
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
import { notFoundWords, orderSuccessWords, paymentFailureWords, paymentVerifyWords } from "./pages/outcomes";
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

/** Pages of PAGE-005 without a document in `build/pages`. */
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

/** Pages of PAGE-005 whose document in `build/pages` is thin: these words take its place. */
const fullerPages: readonly PageWords[] = [
  checkoutWords,
  faqsWords,
  notFoundWords,
  orderSuccessWords,
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

/** THE WORDS of every page still to be laid out in blocks. */
export const pageWords: readonly PageWords[] = [...newPages, ...fullerPages, ...furtherPages];
