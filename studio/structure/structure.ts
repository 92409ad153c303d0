import {
  ArrowRightIcon,
  BasketIcon,
  BellIcon,
  BillIcon,
  CheckmarkCircleIcon,
  CircleIcon,
  ClipboardIcon,
  CogIcon,
  ComposeIcon,
  CreditCardIcon,
  DocumentsIcon,
  EnvelopeIcon,
  HelpCircleIcon,
  HomeIcon,
  MenuIcon,
  PackageIcon,
  SortIcon,
  StackCompactIcon,
  StackIcon,
  StarIcon,
  TagIcon,
  TagsIcon,
  TokenIcon,
  UlistIcon,
  UserIcon,
} from "@sanity/icons";
import type {
  DefaultDocumentNodeResolver,
  ListItemBuilder,
  StructureBuilder,
  StructureResolver,
} from "sanity/structure";
import { sampleIsOrderable } from "../../app/content/orderable-sample";
import { apiVersion } from "../schemas/parts/api-version";
import { PriceEffects } from "../tools/price-books/price-effects";
import { EmailPreview } from "./email-preview";
import { type SortingOptions, SortingPane } from "./sorting-pane";
import { listWritableTypes } from "./writable-types";

type Order = { field: string; direction: "asc" | "desc" };

/** Adds views next to the form: a preview of emails, and the effect of a price book on saved estimates. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType, currentUser }) => {
  if (schemaType === "mailText" || schemaType === "formMail")
    return S.document().views([S.view.form().title("Text"), S.view.component(EmailPreview).title("Preview")]);
  const canSeeEstimates = currentUser?.roles.some(({ name }) => estimateRoles.includes(name)) ?? false;
  return schemaType === "priceBook" && canSeeEstimates
    ? S.document().views([
        S.view.form().title("Prices"),
        S.view.component(PriceEffects).id("effects").title("Effect on estimates"),
      ])
    : S.document();
};

/** The roles that the shop's endpoint for saved estimates admits (`staffMap`). */
const estimateRoles = ["administrator", "sales"];

/**
 * Groups content the way editors think of the shop, not by document type. Sales staff have their price books first,
 * and read the rest.
 */
export const structure: StructureResolver = (S, { currentUser }) =>
  S.list()
    .title("Content")
    .items(
      listWritableTypes(currentUser)
        ? [priceBooks(S), S.divider().title("Read only"), ...listContentGroups(S, []), listSettings(S)]
        : [...listContentGroups(S, [priceBooks(S)]), S.divider(), listSorted(S), listSettings(S)],
    );

function listContentGroups(S: StructureBuilder, priceBookItems: Item[]) {
  return [
    group(S, "Pages", DocumentsIcon, [
      listDocuments(S, "page", "All pages", DocumentsIcon, { field: "path", direction: "asc" }),
      listDocuments(S, "resultPage", "Payment result pages", CheckmarkCircleIcon),
      listDocuments(S, "popup", "Popups", BellIcon, { field: "title", direction: "asc" }),
      listDocuments(S, "redirect", "Redirects", ArrowRightIcon, { field: "from", direction: "asc" }),
    ]),
    group(S, "Blog", ComposeIcon, [
      listDocuments(S, "blogPost", "Posts", ComposeIcon, { field: "publishDate", direction: "desc" }),
      listDocuments(S, "blogAuthor", "Authors", UserIcon, { field: "name", direction: "asc" }),
      listDocuments(S, "blogCategory", "Blog categories", TagsIcon, byRank),
    ]),
    group(S, "Catalog", StackCompactIcon, [
      listDocuments(S, "style", "Door styles", TokenIcon, byRank),
      listStylesByBrand(S),
      S.divider(),
      listDocuments(S, "finish", "Finishes", CircleIcon, { field: "label", direction: "asc" }),
      listDocuments(S, "specSection", "Shared sections", UlistIcon, { field: "title", direction: "asc" }),
      S.divider(),
      listDocuments(S, "brand", "Brands", TagIcon, byRank),
      listDocuments(S, "category", "Categories", StackCompactIcon, byRank),
      listDocuments(S, "visualizerRoom", "Visualizer rooms", HomeIcon, byRank),
    ]),
    group(S, "Samples & checkout", BasketIcon, [
      sampleList(S, "Available samples", sampleIsOrderable),
      sampleList(S, "Door styles without a sample", `!${sampleIsOrderable}`),
      S.divider(),
      listDocuments(S, "paymentMethod", "Payment methods", CreditCardIcon, {
        field: "sortOrder",
        direction: "asc",
      }),
    ]),
    group(S, "Shipping & tax", PackageIcon, [
      listDocuments(S, "shippingMethod", "Shipping methods", PackageIcon, {
        field: "sortOrder",
        direction: "asc",
      }),
      listDocuments(S, "taxRule", "Sales tax", BillIcon),
    ]),
    listFormsAndEmails(S, priceBookItems),
    group(S, "Reviews & FAQs", StarIcon, [listDocuments(S, "review", "Reviews", StarIcon), ...listFaqs(S)]),
  ];
}

/** Lists that editors sort by dragging. */
function listSorted(S: StructureBuilder) {
  return group(S, "Order in the shop", SortIcon, [
    openSorting(S, "Brands", TagIcon, { type: "brand", field: "orderRank" }),
    sortStylesOfBrand(S),
    openSorting(S, "Categories", StackCompactIcon, { type: "category", field: "orderRank" }),
    openSorting(S, "Visualizer rooms", HomeIcon, { type: "visualizerRoom", field: "orderRank" }),
    openSorting(S, "Blog categories", TagsIcon, { type: "blogCategory", field: "orderRank" }),
    S.divider(),
    openSorting(S, "Payment methods", CreditCardIcon, { type: "paymentMethod", field: "sortOrder" }),
    openSorting(S, "Shipping methods", PackageIcon, { type: "shippingMethod", field: "sortOrder" }),
  ]);
}

function listSettings(S: StructureBuilder) {
  return group(S, "Settings", CogIcon, [
    openSingleton(S, "siteSettings", "Site settings", CogIcon),
    openSingleton(S, "navigation", "Navigation", MenuIcon),
  ]);
}

/** Groups questions by category. */
function listFaqs(S: StructureBuilder) {
  return [
    listDocuments(S, "faq", "Questions and answers", HelpCircleIcon, {
      field: "category.title",
      direction: "asc",
    }),
    listDocuments(S, "faqCategory", "FAQ topics", TagsIcon, { field: "title", direction: "asc" }),
  ];
}

function listFormsAndEmails(S: StructureBuilder, priceBookItems: Item[]) {
  return group(S, "Forms & emails", EnvelopeIcon, [
    listDocuments(S, "formTemplate", "Forms", ClipboardIcon),
    listDocuments(S, "multiStepForm", "Multi-step forms", StackIcon),
    S.divider(),
    listDocuments(S, "estimatorTemplate", "Estimators", ClipboardIcon),
    ...priceBookItems,
    S.divider(),
    listDocuments(S, "mailText", "Emails", EnvelopeIcon),
    listDocuments(S, "formMail", "Form emails", EnvelopeIcon),
  ]);
}

function priceBooks(S: StructureBuilder) {
  return listDocuments(S, "priceBook", "Price books", BillIcon);
}

const byRank: Order = { field: "orderRank", direction: "asc" };

type Icon = typeof CogIcon;
type Item = ListItemBuilder | ReturnType<StructureBuilder["divider"]>;

function group(S: StructureBuilder, title: string, icon: Icon, items: Item[]) {
  return S.listItem().title(title).id(toPaneId(title)).icon(icon).child(S.list().title(title).items(items));
}

function listDocuments(S: StructureBuilder, type: string, title: string, icon: Icon, order?: Order) {
  const list = S.documentTypeList(type).title(title);
  return S.listItem()
    .title(title)
    .id(type)
    .icon(icon)
    .schemaType(type)
    .child(order ? list.defaultOrdering([order]) : list);
}

function openSingleton(S: StructureBuilder, type: string, title: string, icon: Icon) {
  return S.listItem()
    .title(title)
    .id(type)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
}

function listStylesByBrand(S: StructureBuilder) {
  return S.listItem()
    .title("Door styles by brand")
    .id("styles-by-brand")
    .icon(TagIcon)
    .child(
      listBrands(S, "Brands").child((brand) =>
        listStyles(S, "Door styles", "brand._ref == $brand", { brand }),
      ),
    );
}

/**
 * Lists brands to choose from. Not a `documentTypeList`: the Studio would use it to open links to a brand, instead
 * of the list of all brands.
 */
function listBrands(S: StructureBuilder, title: string) {
  return S.documentList()
    .title(title)
    .id(toPaneId(title))
    .apiVersion(apiVersion)
    .schemaType("brand")
    .filter('_type == "brand"')
    .defaultOrdering([byRank])
    .canHandleIntent(() => false);
}

/** Creates a list that editors sort by dragging; the shop uses the same order. */
function openSorting(S: StructureBuilder, title: string, icon: Icon, options: SortingOptions) {
  return S.listItem()
    .title(title)
    .id(`order-${options.type}`)
    .icon(icon)
    .child(openSortingPane(S, `${title} in order`, options));
}

function openSortingPane(S: StructureBuilder, title: string, options: SortingOptions) {
  return S.component(SortingPane).id(toPaneId(title)).title(title).options(options);
}

function sortStylesOfBrand(S: StructureBuilder) {
  return S.listItem()
    .title("Door styles of a brand")
    .id("order-style")
    .icon(TokenIcon)
    .child(
      listBrands(S, "Which brand?").child((brand) =>
        openSortingPane(S, "Door styles in order", { type: "style", field: "orderRank", brand }),
      ),
    );
}

function sampleList(S: StructureBuilder, title: string, filter: string) {
  return S.listItem()
    .title(title)
    .id(toPaneId(title))
    .icon(PackageIcon)
    .child(listStyles(S, title, filter));
}

function listStyles(
  S: StructureBuilder,
  title: string,
  filter: string,
  params: Record<string, unknown> = {},
) {
  return S.documentList()
    .title(title)
    .id(toPaneId(title))
    .apiVersion(apiVersion)
    .schemaType("style")
    .filter(`_type == "style" && (${filter})`)
    .params(params)
    .defaultOrdering([byRank]);
}

function toPaneId(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}
