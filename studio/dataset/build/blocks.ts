import type { BlockType } from "~/blocks/block-types";
import type { RichText } from "./rich-text";
import { type Action, action, actions, type Reference, references, type StoredImage, typed } from "./stored";

/** How an editor's block is stored: the contents of app/blocks/contents.ts with images and references as documents hold them. */
type Card = {
  title: string;
  description?: string;
  image?: StoredImage;
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
  layout: "grid-2" | "grid-3" | "grid-4" | "feature";
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

type StyleGrid = { title?: string; shadowText?: string; description?: string } & (
  | { styles: readonly string[] }
  | { brand: Reference }
  | { category: Reference }
);
export const styleGrid = (key: string, fields: StyleGrid) =>
  block("styleGrid", key, "styles" in fields ? { ...fields, styles: references(fields.styles) } : fields);

export const reviewCards = (key: string, fields: { title: string; reviews: readonly string[] }) =>
  block("reviewCards", key, { ...fields, reviews: references(fields.reviews) });

type FaqAccordion = { title: string; description?: string; faqs: readonly string[] };
export const faqAccordion = (key: string, fields: FaqAccordion) =>
  block("faqAccordion", key, { ...fields, faqs: references(fields.faqs) });

type CallToAction = { title: string; description?: string; image?: StoredImage; actions: readonly Action[] };
export const callToAction = (key: string, fields: CallToAction) =>
  block("callToAction", key, { ...fields, actions: actions(fields.actions) });

export const richText = (key: string, fields: { title?: string; body: RichText }) =>
  block("richText", key, fields);

type StepList = { title: string; description?: string; steps: readonly Card[] };
export const stepList = (key: string, fields: StepList) =>
  block("stepList", key, { ...fields, steps: cards(fields.steps) });

export const sampleOrderList = (key: string, fields: { title?: string; description?: string }) =>
  block("sampleOrderList", key, fields);
