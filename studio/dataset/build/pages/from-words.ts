import * as block from "../blocks";
import { type ArticlePart, article } from "../blog/article";
import { faqId, topicReference } from "../questions";
import { rich } from "../rich-text";
import type { Action, StoredImage } from "../stored";
import { questionGroups } from "../words/question";
import type { PageWords, Section } from "../words/section";

/** What an editor adds to the words of a page: pictures by the title they belong to, and blocks that stand between. */
export type Dressing = {
  readonly pictures?: Readonly<Record<string, StoredImage>>;
  /** Of a pictured section of this title; otherwise side by side. */
  readonly layouts?: Readonly<Record<string, "kitchen" | "advice" | "overlay" | "finance" | "media">>;
  readonly captions?: Readonly<Record<string, string>>;
  /** Blocks below the section of this title. */
  readonly below?: Readonly<Record<string, readonly block.Block[]>>;
  /** Running text: sections of prose, lists and tables become one column with headings. */
  readonly asArticle?: boolean;
};

/** The blocks that say the words of a page, in their order; what leads to a part the shop lacks is left out. */
export function blocksFrom(
  { sections }: Pick<PageWords, "sections">,
  dressing: Dressing = {},
): block.Block[] {
  const { below = {}, asArticle = false } = dressing;
  const apart = asArticle ? sections.filter(({ kind }) => kind === "intro") : sections;
  return [
    ...apart.flatMap((section, index) => [
      ...blockOf(section, index, dressing),
      ...(below[section.title] ?? []),
    ]),
    ...(asArticle ? asOneText(sections.filter((section) => !apart.includes(section))) : []),
  ];
}

type Of<K extends Section["kind"]> = Extract<Section, { kind: K }>;
type Place = { readonly key: string; readonly side: "left" | "right"; readonly dressing: Dressing };

/** One way to say each kind of section. */
const layouts: { readonly [K in Section["kind"]]: (section: Of<K>, place: Place) => readonly block.Block[] } =
  {
    intro: ({ title, shadowText, body, links }, { key, dressing: { pictures, asArticle } }) => {
      const image = pictures?.[title];
      const description = said(body);
      if (image)
        return [
          block.banner(key, { title, description, image, actions: actionsOf(links), bannerLayout: "split" }),
        ];
      return [
        block.pageTitle(key, {
          variant: shadowText ? "shadow-text" : asArticle ? "one-column" : "plain",
          title,
          ...(shadowText && { shadowText }),
          description,
          ...(links?.[0] && { action: links[0] }),
        }),
      ];
    },
    text: ({ title, body, links }, place) => {
      const actions = actionsOf(links);
      return [
        picturedText(title, body, actions, place) ??
          block.richText(place.key, { title, body: rich(...body), actions }),
      ];
    },
    list: ({ title, body, items }, place) => {
      const description = said(body);
      const bullets = items.map((line) => `- ${line}`);
      return [
        picturedText(title, [...(body ?? []), ...bullets], [], place) ??
          block.shadowTextList(place.key, { title, ...(description && { description }), items }),
      ];
    },
    table: ({ title, body, columns, rows }, { key }) => {
      const description = said(body);
      return [block.dataTable(key, { title, ...(description && { description }), columns, rows })];
    },
    steps: ({ title, body, steps }, { key, dressing }) => {
      const description = said(body);
      return [
        block.stepList(key, {
          title,
          ...(description && { description }),
          steps: steps.map((step) => cardOf(step, dressing)),
        }),
      ];
    },
    cards: ({ title, body, cards }, { key, dressing }) => {
      const description = said(body);
      return [
        block.cardGrid(key, {
          title,
          ...(description && { description }),
          layout: cards.length === 2 ? "grid-2" : cards.length > 3 ? "feature" : "grid-3",
          cards: cards.map((card) => cardOf(card, dressing)),
        }),
      ];
    },
    faq: ({ title, questions }, { key }) => {
      const faqs = questions.map(faqId);
      const topic = questionGroups.find((group) => group.title === title);
      const heading = topic ? { category: topicReference(topic.name) } : { title };
      return [block.faqAccordion(key, { ...heading, faqs })];
    },
    review: ({ title, reviews }, { key }) => [
      block.reviewCards(key, { title, reviews: reviews.map((slug) => `review-${slug}`) }),
    ],
  };

function blockOf(section: Section, index: number, dressing: Dressing): readonly block.Block[] {
  const place: Place = { key: keyOf(section.title), side: index % 2 === 0 ? "left" : "right", dressing };
  return layOut(section.kind, section, place);
}

function layOut<K extends Section["kind"]>(kind: K, section: Of<K>, place: Place) {
  return layouts[kind](section, place);
}

function picturedText(title: string, lines: readonly string[], actions: Action[], place: Place) {
  const image = place.dressing.pictures?.[title];
  if (!image) return undefined;
  const caption = place.dressing.captions?.[title];
  const layout = place.dressing.layouts?.[title];
  return block.mediaContent(place.key, {
    ...(layout && { layout }),
    mediaSide: place.side,
    title,
    body: rich(...lines),
    image,
    ...(caption && { caption }),
    actions,
  });
}

type Item = {
  readonly title: string;
  readonly description: string;
  readonly link?: { text: string; path: string };
};

function cardOf({ title, description, link }: Item, { pictures }: Dressing) {
  const image = pictures?.[title];
  const action = link ? { ...link, variant: "text" } : undefined;
  return { title, description, ...(image && { image }), ...(action && { action }) };
}

function actionsOf(links: readonly { text: string; path: string }[] = []): Action[] {
  return links.map((link) => ({ ...link, variant: "text" }));
}

const said = (lines: readonly string[] = []): string => lines.join(" ");

/** Prose, lists and tables in one text with headings, and its contents beside it; what opens the page stays above. */
function asOneText(sections: readonly Section[]): block.Block[] {
  const body = article(...sections.flatMap(partsOf));
  return body.length > 0 ? [block.richText("text", { body, hasTableOfContents: true })] : [];
}

function partsOf(section: Section): readonly ArticlePart[] {
  const head = `## ${section.title}`;
  switch (section.kind) {
    case "text":
      return [head, ...section.body];
    case "list":
      return [head, ...(section.body ?? []), ...section.items.map((item) => `- ${item}`)];
    case "table": {
      const { caption = section.title, columns, rows } = section;
      return [head, ...(section.body ?? []), { caption, columns, rows }];
    }
    default:
      throw new Error(`${section.kind} has no place in running text`);
  }
}

const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
