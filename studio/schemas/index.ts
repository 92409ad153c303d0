import type { SchemaTypeDefinition } from "sanity";
import { blockSchemas } from "./blocks";
import { brand } from "./documents/brand";
import { category } from "./documents/category";
import { faq } from "./documents/faq";
import { formTemplate } from "./documents/form-template";
import { mailText } from "./documents/mail-text";
import { navigation } from "./documents/navigation";
import { page } from "./documents/page";
import { paymentMethod } from "./documents/payment-method";
import { resultPage } from "./documents/result-page";
import { review } from "./documents/review";
import { shippingMethod } from "./documents/shipping-method";
import { siteSettings } from "./documents/site-settings";
import { style } from "./documents/style";
import { taxRule } from "./documents/tax-rule";
import { action } from "./objects/action";
import { card } from "./objects/card";
import { finishGroup, finishItem } from "./objects/finishes";
import { formField, formGroup, formOption } from "./objects/form-parts";
import { footerColumn, menuGroup, menuItem, menuLink } from "./objects/menu";
import { breadcrumbItem, structuredData } from "./objects/page-parts";
import { resultVariant } from "./objects/result-variant";
import { sampleDoor } from "./objects/sample-door";
import { metaTag, seo } from "./objects/seo";
import { countryRates, orderRange, ratesByItem, ratesByOrder, stateRate } from "./objects/shipping-rates";
import { announcement, openingHours, postalAddress, socialProfile } from "./objects/shop-details";
import { specGroup, specifications, specProp } from "./objects/specifications";
import { taxState, taxZip } from "./objects/tax";

export const documentTypes: SchemaTypeDefinition[] = [
  page,
  navigation,
  siteSettings,
  brand,
  category,
  style,
  faq,
  review,
  shippingMethod,
  taxRule,
  paymentMethod,
  formTemplate,
  mailText,
  resultPage,
];

const objectTypes: SchemaTypeDefinition[] = [
  action,
  card,
  seo,
  metaTag,
  breadcrumbItem,
  structuredData,
  menuItem,
  menuLink,
  menuGroup,
  footerColumn,
  postalAddress,
  openingHours,
  socialProfile,
  announcement,
  sampleDoor,
  finishGroup,
  finishItem,
  specifications,
  specGroup,
  specProp,
  orderRange,
  countryRates,
  stateRate,
  ratesByOrder,
  ratesByItem,
  taxState,
  taxZip,
  formGroup,
  formField,
  formOption,
  resultVariant,
];

/** Every type of content this shop has. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...documentTypes,
  ...objectTypes,
  ...Object.values(blockSchemas),
];
