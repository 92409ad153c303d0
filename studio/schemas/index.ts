import type { SchemaTypeDefinition } from "sanity";
import { blockSchemas } from "./blocks";
import { blogSchemas } from "./blog/schemas";
import { catalogSchemas } from "./catalog/schemas";
import { emailSchemas } from "./email/schemas";
import { estimatorSchemas } from "./estimator/schemas";
import { faqSchemas } from "./faq/schemas";
import { formsSchemas } from "./forms/schemas";
import { navigationSchemas } from "./navigation/schemas";
import { pagesSchemas } from "./pages/schemas";
import { addHiddenSwitch } from "./parts/hideable";
import { paymentsSchemas } from "./payments/schemas";
import { popupsSchemas } from "./popups/schemas";
import { reviewsSchemas } from "./reviews/schemas";
import { shippingSchemas } from "./shipping/schemas";
import { siteSchemas } from "./site/schemas";
import { taxSchemas } from "./tax/schemas";

/** All content types, by domain. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...pagesSchemas,
  ...navigationSchemas,
  ...siteSchemas,
  ...catalogSchemas,
  ...blogSchemas,
  ...faqSchemas,
  ...reviewsSchemas,
  ...popupsSchemas,
  ...shippingSchemas,
  ...taxSchemas,
  ...paymentsSchemas,
  ...formsSchemas,
  ...estimatorSchemas,
  ...emailSchemas,
  ...Object.values(blockSchemas).map(addHiddenSwitch),
];
