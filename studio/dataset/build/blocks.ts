// oxlint-disable max-lines -- one word for each block of a page
import type { BlockType } from "../../../app/blocks/block-types";
import type { Article } from "./blog/article";
import { type RichText, rich } from "./rich-text";
import {
  type Action,
  action,
  actions,
  fileLink,
  type Reference,
  reference,
  references,
  type StoredImage,
  typed,
} from "./stored";

/** How an editor's block is stored: the contents of app/blocks/contents.ts with images and references as documents hold them. */
type Card = {
  title: string;
  description?: string;
  image?: StoredImage;
  hoverImage?: StoredImage;
  label?: string;
  iconName?: string;
  action?: Action;
  stepNumber?: number;
};
type Stored<T extends BlockType, Fields> = { readonly _type: T; readonly _key: string } & Fields;
export type Block = { readonly _type: BlockType; readonly _key: string };

const block = <T extends BlockType, Fields extends object>(
  _type: T,
  key: string,
  fields: Fields,
): Stored<T, Fields> => ({ _type, _key: key, ...fields });

const cards = (items: readonly Card[]) =>
  typed(
    "card",
    items.map((item) => ({ ...item, ...(item.action && { action: action(item.action) }) })),
  );

type Banner = {
  title: string;
  subTitle?: string;
  description?: string;
  image: StoredImage;
  tabletImage?: StoredImage;
  mobileImage?: StoredImage;
  actions: readonly Action[];
  bannerLayout?: string;
};
export const banner = (key: string, fields: Banner) =>
  block("banner", key, { ...fields, actions: actions(fields.actions) });

type PageTitle = {
  variant: "plain" | "shadow-text" | "one-column" | "two-column";
  title: string;
  shadowText?: string;
  description?: string;
  action?: Action;
};
export const pageTitle = (key: string, fields: PageTitle) =>
  block("pageTitle", key, { ...fields, ...(fields.action && { action: action(fields.action) }) });

type MediaContent = {
  layout?: "split" | "kitchen" | "advice" | "overlay" | "finance" | "media";
  mediaSide: "left" | "right";
  eyebrow?: string;
  title: string;
  body: RichText;
  image: StoredImage;
  caption?: string;
  actions?: readonly Action[];
};
export const mediaContent = (key: string, fields: MediaContent) =>
  block("mediaContent", key, { ...fields, actions: actions(fields.actions ?? []) });

type CardGrid = {
  title?: string;
  description?: string;
  layout: "grid-2" | "grid-3" | "grid-4" | "feature" | "image-cards";
  cards: readonly Card[];
};
export const cardGrid = (key: string, fields: CardGrid) =>
  block("cardGrid", key, { ...fields, cards: cards(fields.cards) });

type StyleSlider = { title: string; description?: string; action?: Action; styles: readonly string[] };
export const styleSlider = (key: string, fields: StyleSlider) =>
  block("styleSlider", key, {
    ...fields,
    ...(fields.action && { action: action(fields.action) }),
    styles: references(fields.styles),
  });

type CategoryShowcase = { category: Reference };
export const categoryShowcase = (key: string, fields: CategoryShowcase) =>
  block("categoryShowcase", key, fields);

type StyleGrid = { title?: string; shadowText?: string; description?: string } & (
  | { styles: readonly string[] }
  | { brand: Reference }
  | { category: Reference }
);
export const styleGrid = (key: string, fields: StyleGrid) =>
  block("styleGrid", key, "styles" in fields ? { ...fields, styles: references(fields.styles) } : fields);

type StyleList = {
  title?: string;
  description?: string;
  brand?: Reference;
  tabsBy?: "brand" | "line" | "construction" | "family" | "finish";
  tabsLayout?: "filter-tabs-v1" | "filter-tabs-v2" | "filter-tabs-v3";
  tabsOverflow?: "wrap" | "scroll" | "buttons";
  hasAllTab?: boolean;
  filters?: readonly ("brand" | "line" | "construction" | "family" | "finish")[];
  hasSearch?: boolean;
  pagination?: "page-numbers" | "load-more" | "infinite-scroll";
  pageSize?: number;
};
export const styleList = (key: string, fields: StyleList) => block("styleList", key, fields);

export const reviewCards = (key: string, fields: { title: string; reviews: readonly string[] }) =>
  block("reviewCards", key, { ...fields, reviews: references(fields.reviews) });

type FaqAccordion = {
  title?: string;
  description?: string;
  /** Its title stands where the block has none. */
  category?: Reference;
  faqs: readonly string[];
};
export const faqAccordion = (key: string, fields: FaqAccordion) =>
  block("faqAccordion", key, { ...fields, faqs: references(fields.faqs) });

type CallToAction = { title: string; description?: string; image?: StoredImage; actions: readonly Action[] };
export const callToAction = (key: string, fields: CallToAction) =>
  block("callToAction", key, { ...fields, actions: actions(fields.actions) });

type Text = {
  title?: string;
  body: RichText | Article;
  hasTableOfContents?: boolean;
  actions?: readonly Action[];
};
export const richText = (key: string, { actions: links = [], ...fields }: Text) =>
  block("richText", key, links.length > 0 ? { ...fields, actions: actions(links) } : fields);

type StepList = { title: string; description?: string; steps: readonly Card[] };
export const stepList = (key: string, fields: StepList) =>
  block("stepList", key, { ...fields, steps: cards(fields.steps) });

export const sampleOrderList = (key: string, fields: { title?: string; description?: string }) =>
  block("sampleOrderList", key, fields);

type ShadowTextList = { title: string; shadowText?: string; description?: string; items: readonly string[] };
/** Lines as in `rich`, one each. */
export const shadowTextList = (key: string, { items, ...fields }: ShadowTextList) =>
  block("shadowTextList", key, {
    ...fields,
    items: typed(
      "listLine",
      items.map((line) => ({ text: rich(line) })),
    ),
  });

type DataTable = {
  title: string;
  description?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  isSortable?: boolean;
};
export const dataTable = (key: string, { rows, ...fields }: DataTable) =>
  block("dataTable", key, {
    ...fields,
    rows: typed(
      "tableRow",
      rows.map((cells) => ({ cells })),
    ),
  });

type GalleryPicture = { image: StoredImage; caption?: string; action?: Action };
type Gallery = { title?: string; description?: string; pictures: readonly GalleryPicture[] };
export const gallery = (key: string, { pictures, ...fields }: Gallery) =>
  block("gallery", key, {
    ...fields,
    pictures: typed(
      "galleryPicture",
      pictures.map((each) => ({ ...each, ...(each.action && { action: action(each.action) }) })),
    ),
  });

type Film = {
  title: string;
  description?: string;
  videoUrl: string;
  videoType: "video" | "youtube";
  thumbnail: StoredImage;
  uploadDate?: string;
};
export const videoCards = (
  key: string,
  { videos, ...fields }: { title: string; description?: string; videos: readonly Film[] },
) => block("videoCards", key, { ...fields, videos: typed("videoCard", videos) });

type Form = { title?: string; description?: string; form: string; pictures?: readonly StoredImage[] };
/** A form by its internal name. */
export const formBlock = (key: string, { form, pictures = [], ...words }: Form) =>
  block("formBlock", key, {
    ...words,
    form: reference(`form-${form}`),
    ...(pictures.length > 0 && {
      pictures: typed(
        "formPicture",
        pictures.map((image) => ({ image })),
      ),
    }),
  });

type ContactItem = {
  type: "address" | "phone" | "sms" | "email" | "link" | "icon-link" | "image" | "hours";
  title?: string;
  subTitle?: string;
  text?: string;
  path?: string;
  icon?: string;
  image?: StoredImage;
  enableMapLink?: boolean;
  mapLink?: string;
  hours?: readonly { days: string; time: string }[];
};
type ContactInfo = {
  title?: string;
  description?: string;
  layout?: "contact" | "help";
  hasChat?: boolean;
  items?: readonly ContactItem[];
};
/** The ways it lists, else the shop's own, as the site settings have them. */
export const contactInfo = (key: string, { items, ...fields }: ContactInfo) =>
  block("contactInfo", key, { ...fields, ...(items ? { items: items.map(contactItem) } : {}) });

const contactItem = ({ hours, ...item }: ContactItem, index: number) => ({
  _key: `way-${index + 1}`,
  _type: "contactItem",
  ...item,
  ...(hours ? { hours: typed("openingHours", hours) } : {}),
});

type Entry = { title: string; when?: string; text?: string };
export const timeline = (
  key: string,
  { entries, ...fields }: { title: string; description?: string; entries: readonly Entry[] },
) => block("timeline", key, { ...fields, entries: typed("timelineEntry", entries) });

type Catalog = { text: string; file: string };
type Catalogs = {
  title: string;
  description?: string;
  layout: "link" | "dropdown";
  label?: string;
  catalogs: readonly Catalog[];
};
/** Files of `studio/dataset/files`. */
export const downloadCatalog = (key: string, { catalogs, ...fields }: Catalogs) =>
  block("downloadCatalog", key, {
    ...fields,
    catalogs: typed(
      "action",
      catalogs.map(({ text, file }) => ({ text, link: fileLink(file) })),
    ),
  });

type Widget = {
  kind: "booking" | "reviews" | "map";
  title: string;
  description?: string;
  actions: readonly Action[];
};
/** No service of a demo: its words and ways stand in the place. */
export const widget = (key: string, fields: Widget) =>
  block("widget", key, { ...fields, devices: "all", actions: actions(fields.actions) });

type PageNotFound = { variant: "v1" | "v2"; title: string; description: string; image?: StoredImage };
export const pageNotFound = (key: string, fields: PageNotFound) => block("pageNotFound", key, fields);

type NewsletterUnsubscribe = { title?: string; description?: string; failure?: string };
export const newsletterUnsubscribe = (key: string, fields: NewsletterUnsubscribe) =>
  block("newsletterUnsubscribe", key, fields);
