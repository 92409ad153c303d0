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
import { MailPreview } from "./mail-preview";
import { type OrderOptions, OrderPane } from "./order-pane";

type Order = { field: string; direction: "asc" | "desc" };

/** A mail has a second view beside its form: how its readers get it. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  schemaType === "mailText" || schemaType === "formMail"
    ? S.document().views([S.view.form().title("Words"), S.view.component(MailPreview).title("How it looks")])
    : S.document();

/** The desk as editors think of the shop, not as the database stores it. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title("Content")
    .items([
      group(S, "Pages", DocumentsIcon, [
        all(S, "page", "All pages", DocumentsIcon, { field: "path", direction: "asc" }),
        all(S, "resultPage", "Pages after a payment", CheckmarkCircleIcon),
        all(S, "popup", "Popups", BellIcon, { field: "title", direction: "asc" }),
        all(S, "redirect", "Redirects", ArrowRightIcon, { field: "from", direction: "asc" }),
      ]),
      group(S, "Blog", ComposeIcon, [
        all(S, "blogPost", "Posts", ComposeIcon, { field: "publishDate", direction: "desc" }),
        all(S, "blogAuthor", "Authors", UserIcon, { field: "name", direction: "asc" }),
        all(S, "blogCategory", "Blog categories", TagsIcon, byRank),
      ]),
      group(S, "Catalog", StackCompactIcon, [
        all(S, "style", "Door styles", TokenIcon, byRank),
        stylesByBrand(S),
        S.divider(),
        all(S, "finish", "Finishes", CircleIcon, { field: "label", direction: "asc" }),
        all(S, "specSection", "Shared sections", UlistIcon, { field: "title", direction: "asc" }),
        S.divider(),
        all(S, "brand", "Brands", TagIcon, byRank),
        all(S, "category", "Categories", StackCompactIcon, byRank),
        all(S, "visualizerRoom", "Rooms to try finishes on", HomeIcon, byRank),
      ]),
      group(S, "Samples & checkout", BasketIcon, [
        samples(S, "Samples offered", sampleIsOrderable),
        samples(S, "Door styles without a sample", `!${sampleIsOrderable}`),
        S.divider(),
        all(S, "paymentMethod", "Payment methods", CreditCardIcon, { field: "sortOrder", direction: "asc" }),
      ]),
      group(S, "Shipping & tax", PackageIcon, [
        all(S, "shippingMethod", "Shipping methods", PackageIcon, { field: "sortOrder", direction: "asc" }),
        all(S, "taxRule", "Sales tax", BillIcon),
      ]),
      formsAndMails(S),
      group(S, "Reviews & FAQs", StarIcon, [all(S, "review", "Reviews", StarIcon), ...questions(S)]),
      S.divider(),
      group(S, "Order in the shop", SortIcon, [
        ordered(S, "Brands", TagIcon, { type: "brand", field: "orderRank" }),
        stylesOfBrandInOrder(S),
        ordered(S, "Categories", StackCompactIcon, { type: "category", field: "orderRank" }),
        ordered(S, "Rooms to try finishes on", HomeIcon, { type: "visualizerRoom", field: "orderRank" }),
        ordered(S, "Blog categories", TagsIcon, { type: "blogCategory", field: "orderRank" }),
        S.divider(),
        ordered(S, "Payment methods", CreditCardIcon, { type: "paymentMethod", field: "sortOrder" }),
        ordered(S, "Shipping methods", PackageIcon, { type: "shippingMethod", field: "sortOrder" }),
      ]),
      group(S, "Settings", CogIcon, [
        single(S, "siteSettings", "Site settings", CogIcon),
        single(S, "navigation", "Navigation", MenuIcon),
      ]),
    ]);

/** Those of one topic stand together. */
function questions(S: StructureBuilder) {
  return [
    all(S, "faq", "Questions and answers", HelpCircleIcon, { field: "category.title", direction: "asc" }),
    all(S, "faqCategory", "Topics of questions", TagsIcon, { field: "title", direction: "asc" }),
  ];
}

function formsAndMails(S: StructureBuilder) {
  return group(S, "Forms & emails", EnvelopeIcon, [
    all(S, "formTemplate", "Forms", ClipboardIcon),
    all(S, "multiStepForm", "Forms in steps", StackIcon),
    S.divider(),
    all(S, "estimatorTemplate", "Estimators", ClipboardIcon),
    all(S, "priceBook", "Price books", BillIcon),
    S.divider(),
    all(S, "mailText", "Emails", EnvelopeIcon),
    all(S, "formMail", "Emails of forms", EnvelopeIcon),
  ]);
}

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
    .child(brands(S, "Brands").child((brand) => styles(S, "Door styles", "brand._ref == $brand", { brand })));
}

/**
 * Brands to choose one of. A link to a brand opens the brand itself, in the list of all of them: the Studio would take
 * any list with the filter of a `documentTypeList` for that one, whatever it says of links.
 */
function brands(S: StructureBuilder, title: string) {
  return S.documentList()
    .title(title)
    .id(idOf(title))
    .apiVersion(apiVersion)
    .schemaType("brand")
    .filter('_type == "brand"')
    .defaultOrdering([byRank])
    .canHandleIntent(() => false);
}

/** A list to drag into the order in which the shop shows it. */
function ordered(S: StructureBuilder, title: string, icon: Icon, options: OrderOptions) {
  return S.listItem()
    .title(title)
    .id(`order-${options.type}`)
    .icon(icon)
    .child(orderPane(S, `${title} in order`, options));
}

function orderPane(S: StructureBuilder, title: string, options: OrderOptions) {
  return S.component(OrderPane).id(idOf(title)).title(title).options(options);
}

function stylesOfBrandInOrder(S: StructureBuilder) {
  return S.listItem()
    .title("Door styles of a brand")
    .id("order-style")
    .icon(TokenIcon)
    .child(
      brands(S, "Of which brand?").child((brand) =>
        orderPane(S, "Door styles in order", { type: "style", field: "orderRank", brand }),
      ),
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
