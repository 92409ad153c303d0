import {
  BasketIcon,
  BillIcon,
  CheckmarkCircleIcon,
  ClipboardIcon,
  CogIcon,
  CreditCardIcon,
  DocumentsIcon,
  EnvelopeIcon,
  HelpCircleIcon,
  MenuIcon,
  PackageIcon,
  StackCompactIcon,
  StarIcon,
  TagIcon,
  TokenIcon,
} from "@sanity/icons";
import type { ListItemBuilder, StructureBuilder, StructureResolver } from "sanity/structure";
import { apiVersion } from "../schemas/parts/api-version";

type Order = { field: string; direction: "asc" | "desc" };

/** The desk as editors think of the shop, not as the database stores it. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title("Content")
    .items([
      group(S, "Pages", DocumentsIcon, [
        all(S, "page", "All pages", DocumentsIcon, { field: "path", direction: "asc" }),
        all(S, "resultPage", "Pages after a payment", CheckmarkCircleIcon),
      ]),
      group(S, "Catalog", StackCompactIcon, [
        all(S, "style", "Door styles", TokenIcon, byRank),
        stylesByBrand(S),
        S.divider(),
        all(S, "brand", "Brands", TagIcon, byRank),
        all(S, "category", "Categories", StackCompactIcon, byRank),
      ]),
      group(S, "Samples & checkout", BasketIcon, [
        samples(S, "Samples offered", "orderSample == true && sample.enabled == true"),
        samples(S, "Door styles without a sample", "!(orderSample == true && sample.enabled == true)"),
        S.divider(),
        all(S, "paymentMethod", "Payment methods", CreditCardIcon, { field: "sortOrder", direction: "asc" }),
      ]),
      group(S, "Shipping & tax", PackageIcon, [
        all(S, "shippingMethod", "Shipping methods", PackageIcon, { field: "sortOrder", direction: "asc" }),
        all(S, "taxRule", "Sales tax", BillIcon),
      ]),
      group(S, "Forms & mails", EnvelopeIcon, [
        all(S, "formTemplate", "Forms", ClipboardIcon),
        all(S, "mailText", "Mails", EnvelopeIcon),
      ]),
      group(S, "Reviews & FAQs", StarIcon, [
        all(S, "review", "Reviews", StarIcon),
        all(S, "faq", "Questions and answers", HelpCircleIcon, { field: "category", direction: "asc" }),
      ]),
      S.divider(),
      group(S, "Settings", CogIcon, [
        single(S, "siteSettings", "Site settings", CogIcon),
        single(S, "navigation", "Navigation", MenuIcon),
      ]),
    ]);

const byRank: Order = { field: "orderRank", direction: "asc" };

type Icon = typeof CogIcon;
type Item = ListItemBuilder | ReturnType<StructureBuilder["divider"]>;

function group(S: StructureBuilder, title: string, icon: Icon, items: Item[]) {
  return S.listItem().title(title).id(idOf(title)).icon(icon).child(S.list().title(title).items(items));
}

function all(S: StructureBuilder, type: string, title: string, icon: Icon, order?: Order) {
  const list = S.documentTypeList(type).title(title);
  return S.listItem()
    .title(title)
    .id(type)
    .icon(icon)
    .schemaType(type)
    .child(order ? list.defaultOrdering([order]) : list);
}

function single(S: StructureBuilder, type: string, title: string, icon: Icon) {
  return S.listItem()
    .title(title)
    .id(type)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
}

function stylesByBrand(S: StructureBuilder) {
  return S.listItem()
    .title("Door styles by brand")
    .id("styles-by-brand")
    .icon(TagIcon)
    .child(
      S.documentTypeList("brand")
        .title("Brands")
        .defaultOrdering([byRank])
        // Links to a brand open the brand itself, in the list of brands.
        .canHandleIntent(() => false)
        .child((brand) => styles(S, "Door styles", "brand._ref == $brand", { brand })),
    );
}

function samples(S: StructureBuilder, title: string, filter: string) {
  return S.listItem()
    .title(title)
    .id(idOf(title))
    .icon(PackageIcon)
    .child(styles(S, title, filter));
}

function styles(S: StructureBuilder, title: string, filter: string, params: Record<string, unknown> = {}) {
  return S.documentList()
    .title(title)
    .id(idOf(title))
    .apiVersion(apiVersion)
    .schemaType("style")
    .filter(`_type == "style" && (${filter})`)
    .params(params)
    .defaultOrdering([byRank]);
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}
