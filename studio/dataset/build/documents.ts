import { brandDocuments, categoryDocuments } from "./brands";
import {
  formDocuments,
  mailDocuments,
  paymentDocuments,
  resultDocuments,
  shippingDocuments,
  taxDocuments,
} from "./commerce";
import { aboutPage, contactPage, faqsPage } from "./pages/company";
import { homePage } from "./pages/home";
import { notFoundPage, orderSuccessPage, paymentFailurePage } from "./pages/outcomes";
import { policyPages } from "./pages/policies";
import {
  checkoutPage,
  jsiPage,
  kitchenCabinetsPage,
  orderSamplesPage,
  productsPage,
  uscdPage,
} from "./pages/shop";
import { faqDocuments } from "./questions";
import { reviewDocuments } from "./reviews";
import { navigationDocument, siteDocument } from "./site";
import type { Stored } from "./stored";
import { styleDocuments } from "./style-documents";

/** THE DEMO DATASET: every document, those first that others refer to. */
export const documents: readonly Stored[] = [
  siteDocument,
  navigationDocument,
  ...faqDocuments,
  ...reviewDocuments,
  ...brandDocuments,
  ...categoryDocuments,
  ...styleDocuments,
  homePage,
  productsPage,
  kitchenCabinetsPage,
  jsiPage,
  uscdPage,
  orderSamplesPage,
  checkoutPage,
  orderSuccessPage,
  paymentFailurePage,
  notFoundPage,
  aboutPage,
  contactPage,
  faqsPage,
  ...policyPages,
  ...shippingDocuments,
  ...taxDocuments,
  ...paymentDocuments,
  ...formDocuments,
  ...mailDocuments,
  ...resultDocuments,
];

/** One JSON document per line: what `sanity dataset import` and `npm run content:import` read. */
export const ndjson = (): string => `${documents.map((document) => JSON.stringify(document)).join("\n")}\n`;
