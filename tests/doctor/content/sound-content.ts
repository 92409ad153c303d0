import { requiredDocuments } from "~/content/required-documents";
import { checkContent } from "../../../scripts/doctor/content/check-content";
import type { ContentDocument } from "../../../scripts/doctor/content/content-document";
import { describeContentProblem } from "../../../scripts/doctor/content/content-problem";

/** The smallest content without problems: every required document, a menu, a rate, a tax and a payment method. */
export const soundContent: readonly ContentDocument[] = [
  ...requiredDocuments
    .filter(({ type }) => type !== "siteSettings" && type !== "navigation")
    .map(({ type, field, value }, index) => ({ _id: `${type}-${index}`, _type: type, [field]: value })),
  { _id: "siteSettings", _type: "siteSettings", adminEmails: ["orders@shop.example"] },
  {
    _id: "navigation",
    _type: "navigation",
    header: [{ text: "Contact", type: "link" }],
    footer: [{ title: "Help", links: [{ text: "Contact" }] }],
  },
  {
    _id: "shipping",
    _type: "shippingMethod",
    isEnabled: true,
    calculateRateBy: "Item",
    rates: { byItem: { countries: [{ country: "US", states: [{ state: "MT", ratePerItem: 0 }] }] } },
  },
  {
    _id: "tax",
    _type: "taxRule",
    country: "US",
    states: [{ state: "MT", zipCodes: [{ zipCode: "*", taxPercentage: 0 }] }],
  },
  { _id: "payment", _type: "paymentMethod", name: "online-payment", enabled: true },
];

/** Returns the content without some documents. */
export const without = (isLeftOut: (document: ContentDocument) => boolean) =>
  soundContent.filter((document) => !isLeftOut(document));
/** Returns the content with other fields in one document. */
export const replace = (id: string, fields: object) =>
  soundContent.map((document) => (document._id === id ? { ...document, ...fields } : document));

/** Returns each problem as '<severity>: <description> (<fix>)'. */
export function listProblems(
  documents: readonly ContentDocument[],
  options?: Parameters<typeof checkContent>[1],
) {
  return checkContent(documents, options).map(
    (problem) => `${problem.severity}: ${describeContentProblem(problem)} (${problem.fix})`,
  );
}

export const image = { _type: "image", asset: { _ref: "image-1" }, alt: "A navy door" };
export const asset = { _id: "image-1", _type: "sanity.imageAsset" };
export const style = {
  _id: "style-trnv",
  _type: "style",
  name: "Trenton Navy",
  code: { current: "trnv" },
  brand: { _ref: "brand-jsi" },
  images: [image],
  finishGroups: [{ name: "color", items: [{ _ref: "finish-navy" }] }],
  sample: { sku: "SMPL-TRNV", enabled: true },
};
export const catalog: readonly ContentDocument[] = [
  ...soundContent,
  asset,
  { _id: "brand-jsi", _type: "brand", name: "JSI", slug: { current: "jsi" } },
  { _id: "finish-navy", _type: "finish", label: "Navy" },
  style,
];
