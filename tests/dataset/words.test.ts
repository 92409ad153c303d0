import { describe, expect, it } from "vitest";
import { z } from "zod";
import { authors } from "../../studio/dataset/build/blog/authors";
import { categories } from "../../studio/dataset/build/blog/categories";
import { posts } from "../../studio/dataset/build/blog/posts";
import { documents } from "../../studio/dataset/build/documents";
import { styles } from "../../studio/dataset/build/styles";
import { pageWords } from "../../studio/dataset/build/words/pages";
import { moreQuestions } from "../../studio/dataset/build/words/questions";
import { moreReviews } from "../../studio/dataset/build/words/reviews";
import { britishWordsIn } from "./british";
import { linesOfPage, linesOfPost, linksIn, linksOfPost, plain, repeated, sentencesOf } from "./prose";
import { sentencesIn, textsIn } from "./walk";

/** Documents made of the words here, or that they will take the place of. */
const replaced = new Set([
  ...pageWords.map(({ path }) => path),
  ...moreQuestions.map(({ slug }) => `faq-${slug}`),
  ...moreReviews.map(({ slug }) => `review-${slug}`),
]);
/** The blog's documents say these very words. */
const staying = documents.filter(
  ({ _id, _type, path }) => !_type.startsWith("blog") && !replaced.has(_id) && !replaced.has(String(path)),
);

const titleShape = z.object({ title: z.string() });

const questionLines = moreQuestions.flatMap(({ question, answer }) => [question, ...answer]);
const everyLine = [
  ...posts.flatMap(linesOfPost),
  ...pageWords.flatMap(linesOfPage),
  ...categories.map(({ description }) => description),
  ...authors.map(({ description }) => description),
  ...questionLines,
  ...moreReviews.map(({ reviewText }) => reviewText),
];

describe("titles and descriptions", () => {
  const pageSeo = pageWords.flatMap(({ seo }) => seo ?? []);
  const authorSeo = authors.map(({ seoTitle, seoDescription }) => ({
    title: seoTitle,
    description: seoDescription,
  }));
  const categorySeo = categories.map(({ seoTitle, description }) => ({ title: seoTitle, description }));
  const all = [...posts, ...pageSeo, ...authorSeo, ...categorySeo];

  it("stay under 60 characters and between 70 and 160", () => {
    expect(all.map(({ title }) => title).filter(({ length }) => length >= 60)).toEqual([]);
    expect(
      all.map(({ description }) => description).filter(({ length }) => length < 70 || length > 160),
    ).toEqual([]);
  });

  it("are given once only, also beside the pages already there", () => {
    const others = staying.flatMap(({ _type, seo }) => (_type === "page" ? titleShape.parse(seo).title : []));
    expect(others.length).toBeGreaterThan(5);
    expect(repeated([...all.map(({ title }) => title), ...others])).toEqual([]);
    expect(repeated(all.map(({ description }) => description))).toEqual([]);
  });

  it("name Sidney wherever a search engine may come", () => {
    const hidden = [
      "/checkout",
      "/payment/fail",
      "/payment/verify/:paymentMethod",
      "/not-found",
      "/order/split-payment",
      "/newsletter/unsubscribe",
    ];
    const silent = pageWords.filter(
      ({ path, seo }) => seo && !hidden.includes(path) && !/Sidney/.test(seo.title + seo.description),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe("every sentence", () => {
  it("is said once", () => {
    expect(repeated(sentencesOf(everyLine))).toEqual([]);
  });

  it("is new to the pages, questions and doors of the dataset that stay", () => {
    const said = new Set(sentencesIn(staying));
    expect(sentencesOf(everyLine).filter((sentence) => said.has(sentence))).toEqual([]);
  });

  it("is spelled as in America", () => {
    expect(britishWordsIn("Two grey colours, seen from the centre of a levelled worktop")).toEqual([
      "grey",
      "colours",
      "centre",
      "levelled",
      "worktop",
    ]);
    expect(everyLine.map(plain).flatMap(britishWordsIn)).toEqual([]);
  });

  it("is plain text: no stray marks, doubled spaces or typewriter dashes", () => {
    const stray = everyLine
      .map(plain)
      .filter((line) => /\*|_|\[|\]|<|>| {2}|--|\.\.| [,.;:!?]|’|“|”/.test(line));
    expect(stray).toEqual([]);
  });
});

describe("the links in the words", () => {
  it("lead to a page of the site map, a style, a post, a category, or the shop's own mail", () => {
    const siteMap =
      "/ /about-us /contact /products /products/kitchen-cabinets /products/kitchen-cabinets/jsi-cabinetry /products/kitchen-cabinets/uscd /search /book-appointment /free-kitchen-design /order-samples /kitchen-finance-options /kitchen-installation /inspiration-gallery /inspiration-gallery/kitchen-1 /inspiration-gallery/kitchen-2 /inspiration-gallery/kitchen-3 /inspiration-gallery/kitchen-4 /inspiration-gallery/kitchen-5 /inspiration-gallery/kitchen-6 /how-to-buy-kitchen /visualizer /reviews /terms-and-conditions /privacy-policy /faqs /claim /shipping-policy /return-and-cancellation-policy /checkout /estimator /blogs";
    const known = new Set([
      ...siteMap.split(" "),
      ...styles.map(({ path }) => path),
      ...posts.map(({ slug }) => `/blogs/${slug}`),
      ...categories.map(({ slug }) => `/blogs/category/${slug}`),
      "mailto:hello@stileandrail.example",
    ]);
    const inPosts = posts.flatMap(linksOfPost);
    const inPages = pageWords.flatMap(({ sections }) => [
      ...linksIn(textsIn(sections).map(({ text }) => text)),
      ...textsIn(sections).flatMap(({ field, text }) => (field === "path" ? [text] : [])),
    ]);
    const all = [...inPosts, ...inPages, ...linksIn(questionLines)];
    expect(all.length).toBeGreaterThan(150);
    expect([...new Set(all)].filter((href) => !known.has(href))).toEqual([]);
  });

  it("never lead a post to itself", () => {
    const circular = posts.filter((post) => linksOfPost(post).includes(`/blogs/${post.slug}`));
    expect(circular.map(({ slug }) => slug)).toEqual([]);
  });

  it("reach every post from at least one other", () => {
    const linked = new Set(posts.flatMap(linksOfPost));
    expect(posts.filter(({ slug }) => !linked.has(`/blogs/${slug}`)).map(({ slug }) => slug)).toEqual([]);
  });
});
