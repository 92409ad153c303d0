import { findBrandPage } from "~/blocks/page/brand-page.server";
import { loadPage } from "~/blocks/page/load-page.server";
import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { list } from "~/content/schemas";
import { fetchAdminEmails, fetchSiteSettings } from "~/content/site-settings.server";
import { authorQuery } from "~/domains/blog/blog.queries.server";
import { authorSchema } from "~/domains/blog/blog.schema";
import { fetchBlogDocument } from "~/domains/blog/fetch-blog-document.server";
import { loadBlog } from "~/domains/blog/load-blog.server";
import { findPost } from "~/domains/blog/posts/find-post.server";
import { categoriesQuery } from "~/domains/catalog/categories/category.queries.server";
import { categorySchema } from "~/domains/catalog/categories/category.schema";
import { findStyle } from "~/domains/catalog/find-style.server";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { findReviewBadges } from "~/domains/catalog/style-page/find-review-badges.server";
import { roomsQuery } from "~/domains/catalog/visualizer/room.queries.server";
import { roomSchema } from "~/domains/catalog/visualizer/room.schema";
import { findResultPage } from "~/domains/checkout/result-page/result-page.server";
import { findEmailCopy } from "~/domains/email/copy/find-email-copy.server";
import { findEstimator } from "~/domains/estimator/find-estimator.server";
import {
  findFormNotificationSettings,
  findFormTemplate,
} from "~/domains/forms/template/find-form-template.server";
import { loadShell } from "~/domains/navigation/load-shell.server";
import { readEmailContent } from "~/domains/orders/emails/email-content.server";
import { orderCopyKinds } from "~/domains/orders/emails/order-email-copy";
import { listPaymentMethods } from "~/domains/payments/methods/payment-methods.server";
import type { PaymentGateways } from "~/domains/payments/payment-gateway";
import { loadActivePopups } from "~/domains/popups/load-popups.server";
import { listSamples } from "~/domains/samples/samples.server";
import { createSearchIndex } from "~/domains/search/search-index.server";
import { findRedirect } from "~/domains/seo/find-redirect.server";
import { listSitemap } from "~/domains/seo/list-sitemap.server";
import { fetchShippingMethods } from "~/domains/shipping/shipping-methods.server";
import { fetchTaxRules } from "~/domains/tax/tax-rules.server";
import type { Log } from "~/kernel/log";
import { systemClock } from "~/kernel/time/clock";
import { collectAsync } from "../collect";
import { type ContentDocument, contentOf } from "../content/content";
import { createRecordingLog } from "../shop/recording-log";
import { createReferringDocuments } from "./referring-documents";
import { isErrorPage, renderDocument } from "./render-document";
import { smallShop } from "./small-shop";

type Sources = { readonly content: Content; readonly log: Log };
type Field = (name: string) => string;
/**
 * Reads a document through the shop, as pages, emails and lists do. The result is falsy if the shop does not show it.
 */
type DocumentReader = (sources: Sources, text: Field) => Promise<unknown>;

const env = { publicUrl: "https://shop.example" };

const page: DocumentReader = async (sources, text) => {
  const found = await loadPage({ ...sources, env }, text("path"));
  return found.ok && found.value;
};

/** Reads a page that refers to a document in one of its blocks. */
const inBlock: DocumentReader = async (sources) => {
  const found = await loadPage({ ...sources, env }, "/around");
  return found.ok && found.value.blocks.length === 1 && found.value;
};

const style: DocumentReader = async (sources, text) => {
  const brandSlug = "jsi";
  const found = await findStyle(sources, { brandSlug, styleName: text("code") });
  const catalog = await createCatalog(sources).read();
  const listed = catalog.get("style-new");
  return found.ok && listed && [found.value, listed, await listSamples(sources)];
};

const formOf: DocumentReader = async ({ content }, text) => {
  const form = await findFormTemplate(content, text("name"));
  return form && [form, await findFormNotificationSettings(content, text("name"))];
};

export const documentReaders: Readonly<Record<string, DocumentReader>> = {
  page,
  style,
  brand: async (sources, text) => {
    const listed = (await createCatalog(sources).read()).get("style-of-new");
    const found = await findBrandPage({ ...sources, env }, text("slug"));
    return listed && found.ok && [listed, found.value];
  },
  category: async (sources) => {
    const found = await findStyle(sources, { brandSlug: "jsi", styleName: "ofnew" });
    return (
      found.ok &&
      found.value.category && [
        found.value,
        await fetchLeniently(sources, categoriesQuery, {}, list(categorySchema)),
      ]
    );
  },
  finish: async (sources) => {
    const found = await findStyle(sources, { brandSlug: "jsi", styleName: "ofnew" });
    return found.ok && found.value.finishGroups.length > 0 && [found.value, await listSamples(sources)];
  },
  specSection: async (sources) => {
    const found = await findStyle(sources, { brandSlug: "jsi", styleName: "ofnew" });
    return found.ok && found.value.specs.length > 0 && found.value;
  },
  blogPost: async (sources, text) => {
    const found = await findPost(sources, text("slug"));
    return found.ok && [found.value, await loadBlog(sources)];
  },
  blogAuthor: async (sources, text) => {
    const request = { query: authorQuery, params: { id: text("id") }, shape: authorSchema };
    const found = await fetchBlogDocument(sources, request);
    return typeof found === "object" && found;
  },
  blogCategory: async (sources) =>
    (await loadBlog(sources)).categories.find(({ _id }) => _id === "blogCategory-new"),
  visualizerRoom: async (sources) => {
    const rooms = await fetchLeniently(sources, roomsQuery, {}, list(roomSchema));
    return rooms[0]?.finishes.length && rooms;
  },
  faq: inBlock,
  faqCategory: inBlock,
  review: inBlock,
  redirect: ({ content }, text) => findRedirect({ content, env }, text("from")),
  popup: async (sources) => {
    const popups = await loadActivePopups(sources);
    return popups.length > 0 && popups;
  },
  resultPage: async (sources, text) => {
    const name = text("name") === "order-success" ? "order-success" : "payment-failure";
    return findResultPage(sources, name);
  },
  navigation: async (sources) => (await loadShell(sources)).navigation,
  siteSettings: async (sources) => {
    const settings = await fetchSiteSettings(sources);
    const read = [settings, await fetchAdminEmails(sources.content), await findReviewBadges(sources)];
    return settings.name !== "Kitchen cabinets" && read;
  },
  shippingMethod: async ({ content }) => (await fetchShippingMethods(content))[0],
  taxRule: async ({ content }) => (await fetchTaxRules(content))[0],
  paymentMethod: async (sources) => {
    const answers = { publicConfig: {} };
    const gateways = {
      stripe: answers,
      paypal: answers,
      authorizenet: answers,
    } as unknown as PaymentGateways;
    return { offered: await listPaymentMethods({ ...sources, gateways }) };
  },
  estimatorTemplate: async (sources, text) => {
    const found = await findEstimator({ ...sources, clock: systemClock }, text("name"));
    return found && [found, await findFormNotificationSettings(sources.content, text("name"))];
  },
  priceBook: async (sources) => (await findEstimator({ ...sources, clock: systemClock }, "around"))?.book,
  multiStepForm: formOf,
  formMail: async ({ content }) => (await findFormNotificationSettings(content, "around")).copy,
  formTemplate: formOf,
  mailText: async (sources, text) => {
    const type = text("type");
    const kind = orderCopyKinds.find((known) => known === type);
    const other = customerEmailKinds.find((known) => known === type);
    const expectedText = kind
      ? (await readEmailContent(sources, kind, [])).words
      : other && (await findEmailCopy(sources.content, other));
    return expectedText?.subject && [type, expectedText];
  },
};

const customerEmailKinds = [
  "quote",
  "quote-reminder",
  "quote-expired",
  "quote-link-request",
  "newsletter-confirmation",
  "estimate-copy",
] as const;

type ShopOutput = { readonly isShown: boolean; readonly json: string; readonly errors: readonly unknown[] };

/** Reads a document among others through the shop, with the sitemap and search results. */
async function readOutput(document: ContentDocument): Promise<ShopOutput> {
  const { sources, errors, text } = createSources(document);
  try {
    const shown = await documentReaders[document._type]?.(sources, text);
    const addresses = await collectAsync(listSitemap(sources, () => true));
    const finds = await createSearchIndex(sources, createCatalog(sources)).find("door");
    return { isShown: Boolean(shown), json: JSON.stringify([shown, addresses, finds]), errors };
  } catch (error) {
    return { isShown: false, json: String(error), errors: [...errors, error] };
  }
}

/** Returns the errors that the shop logs when it shows a document. The list is empty if all of it is shown. */
export async function listFieldErrors(document: ContentDocument): Promise<readonly unknown[]> {
  const { isShown, errors } = await readOutput(document);
  return isShown ? errors : [...errors, "not shown"];
}

/** Returns the shop's output for a document, as text to compare. */
export async function serializeShopOutput(document: ContentDocument): Promise<string> {
  return (await readOutput(document)).json;
}

/** Renders the HTML of all pages and emails that show a document, without scripts. */
export async function renderPagesWith(document: ContentDocument): Promise<string> {
  const { sources, text } = createSources(document);
  return (await renderDocument(document, sources, text)).join("\n");
}

/** Returns true if at least one page or email shows the document and none of them fails. */
export async function isVisibleToVisitors(document: ContentDocument): Promise<boolean> {
  const { sources, text } = createSources(document);
  const seen = await renderDocument(document, sources, text);
  return seen.length > 0 && !seen.some(isErrorPage);
}

/** Creates a shop that contains the document, and a reader of its fields as text. */
function createSources(document: ContentDocument) {
  const { log, errors } = createRecordingLog();
  const text: Field = (name) => {
    const value = document[name];
    return typeof value === "string" ? value : String((value as { current?: string } | undefined)?.current);
  };
  return { sources: { log, content: contentOf(createDatasetWith(document)) }, errors, text };
}

const dates = { _updatedAt: "2026-03-02T08:30:00Z" };

/** Creates the small shop with the document and its referring documents. */
function createDatasetWith(document: ContentDocument): readonly ContentDocument[] {
  const others = smallShop.filter(({ _id }) => _id !== document._id);
  return [...others, document, ...createReferringDocuments(document)].map((other) => ({
    ...dates,
    ...other,
  }));
}
