import { blogDocuments } from "./blog/documents";
import { brandDocuments } from "./brands";
import { categoryDocuments } from "./categories";
import {
  formDocuments,
  mailDocuments,
  paymentDocuments,
  resultDocuments,
  shippingDocuments,
  taxDocuments,
} from "./commerce";
import { estimatorDocuments } from "./estimator/documents";
import { demoForms } from "./forms/forms";
import { linked } from "./links";
import { accountPages } from "./pages/account";
import { blogsPage } from "./pages/blogs";
import { aboutPage, contactPage } from "./pages/company";
import { productStylesPage } from "./pages/doors";
import {
  comparePage,
  estimatorPage,
  favoritesPage,
  newsletterPage,
  searchPage,
  visualizerPage,
} from "./pages/finding";
import { galleryKitchenPages, inspirationGalleryPage } from "./pages/gallery";
import { claimPage, faqsPage, reviewsPage } from "./pages/help";
import { homePage } from "./pages/home";
import {
  doorNotFoundPage,
  notFoundPage,
  orderSuccessPage,
  paymentFailurePage,
  paymentVerifyPage,
  quotePaymentPage,
  splitPaymentPage,
} from "./pages/outcomes";
import { policyPages } from "./pages/policies";
import {
  bookAppointmentPage,
  freeKitchenDesignPage,
  howToBuyKitchenPage,
  kitchenFinanceOptionsPage,
  kitchenInstallationPage,
} from "./pages/services";
import {
  checkoutPage,
  jsiPage,
  kitchenCabinetsPage,
  orderSamplesPage,
  productsPage,
  uscdPage,
} from "./pages/shop";
import { popupDocuments } from "./popups";
import { faqDocuments } from "./questions";
import { redirectDocuments } from "./redirects";
import { reviewDocuments } from "./reviews";
import { roomDocuments } from "./rooms";
import { navigationDocument, siteDocument } from "./site";
import type { Stored } from "./stored";
import { finishDocuments, styleDocuments } from "./style-documents";
import { sectionDocuments } from "./style-specifications";

/** THE DEMO DATASET: every document, those first that others refer to. */
export const documents: readonly Stored[] = linked([
  siteDocument,
  navigationDocument,
  ...faqDocuments,
  ...reviewDocuments,
  ...brandDocuments,
  ...categoryDocuments,
  ...sectionDocuments,
  ...styleDocuments,
  ...finishDocuments,
  ...roomDocuments,
  ...blogDocuments,
  homePage,
  productsPage,
  kitchenCabinetsPage,
  jsiPage,
  uscdPage,
  productStylesPage,
  searchPage,
  visualizerPage,
  favoritesPage,
  comparePage,
  estimatorPage,
  newsletterPage,
  orderSamplesPage,
  checkoutPage,
  orderSuccessPage,
  paymentFailurePage,
  paymentVerifyPage,
  notFoundPage,
  doorNotFoundPage,
  ...accountPages,
  quotePaymentPage,
  splitPaymentPage,
  aboutPage,
  contactPage,
  faqsPage,
  blogsPage,
  claimPage,
  reviewsPage,
  bookAppointmentPage,
  freeKitchenDesignPage,
  howToBuyKitchenPage,
  kitchenInstallationPage,
  kitchenFinanceOptionsPage,
  inspirationGalleryPage,
  ...galleryKitchenPages,
  ...policyPages,
  ...popupDocuments,
  ...redirectDocuments,
  ...shippingDocuments,
  ...taxDocuments,
  ...paymentDocuments,
  ...formDocuments,
  ...demoForms,
  ...estimatorDocuments,
  ...mailDocuments,
  ...resultDocuments,
]);

/** One JSON document per line: what `sanity dataset import` and `npm run content:import` read. */
export const ndjson = (): string => `${documents.map((document) => JSON.stringify(document)).join("\n")}\n`;
