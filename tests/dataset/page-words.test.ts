import { describe, expect, it } from "vitest";
import { documents } from "../../studio/dataset/build/documents";
import { firstQuestions } from "../../studio/dataset/build/questions";
import { pageWords } from "../../studio/dataset/build/words/pages";
import { questionGroups } from "../../studio/dataset/build/words/question";
import { moreQuestions } from "../../studio/dataset/build/words/questions";
import { repeated } from "./prose";

describe("the words of the pages", () => {
  it("stand each in the document of its page, every section of them [PAGE-005]", () => {
    const unsaid = pageWords.flatMap(({ name, path, sections }) => {
      const page = documents.find((document) => document._type === "page" && document.path === path);
      const written = JSON.stringify(page?.blocks ?? []);
      // A topic of questions gives its own title to the block that shows it.
      const topics = documents.filter(
        ({ _id, _type }) => _type === "faqCategory" && written.includes(`"${_id}"`),
      );
      const said = written + JSON.stringify(topics);
      return sections
        .filter(({ title }) => !said.includes(JSON.stringify(title).slice(1, -1)))
        .map(({ title }) => `${name}: ${title}`);
    });
    expect(unsaid).toEqual([]);
  });

  it("include the six kitchens of the gallery, each at its own address", () => {
    const kitchens = pageWords.flatMap(({ path }) =>
      path.startsWith("/inspiration-gallery/") ? [path] : [],
    );
    expect(kitchens).toEqual([
      "/inspiration-gallery/kitchen-1",
      "/inspiration-gallery/kitchen-2",
      "/inspiration-gallery/kitchen-3",
      "/inspiration-gallery/kitchen-4",
      "/inspiration-gallery/kitchen-5",
      "/inspiration-gallery/kitchen-6",
    ]);
    expect(repeated(pageWords.map(({ path }) => path))).toEqual([]);
  });

  it("mark the four policies as samples for the retailer's lawyer", () => {
    const samples = pageWords.flatMap(({ name, sample }) => (sample ? [name] : []));
    expect(samples.sort()).toEqual([
      "privacy-policy",
      "return-and-cancellation-policy",
      "shipping-policy",
      "terms-and-conditions",
    ]);
  });

  it("leave the kitchen buyer's page and the one around every door without metadata, and no other", () => {
    expect(pageWords.flatMap(({ path, seo }) => (seo ? [] : [path]))).toEqual([
      "/products/kitchen-cabinets/:brandSlug/:styleName",
      "/how-to-buy-kitchen",
    ]);
  });

  it("have tables whose rows are as long as their heads", () => {
    const pageTables = pageWords.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === "table" ? [section] : [])),
    );
    expect(pageTables.length).toBeGreaterThan(5);
    for (const { title, columns, rows } of pageTables) {
      expect(
        rows.filter((row) => row.length !== columns.length),
        title,
      ).toEqual([]);
    }
  });
});

describe("the questions", () => {
  const askedBefore = firstQuestions.map(({ slug }) => slug);
  const sections = pageWords.flatMap(({ name, sections: all }) =>
    all.flatMap((section) => (section.kind === "faq" ? [{ name, ...section }] : [])),
  );

  it("are at least thirty, in known groups, each with a slug that no other has", () => {
    expect(moreQuestions.length).toBeGreaterThanOrEqual(30);
    expect(repeated([...askedBefore, ...moreQuestions.map(({ slug }) => slug)])).toEqual([]);
    const groups = questionGroups.map(({ name }) => String(name));
    expect(moreQuestions.filter(({ category }) => !groups.includes(category))).toEqual([]);
  });

  it("stand on the FAQ page once each, those asked before and the new ones", () => {
    const page = sections.filter(({ name }) => name === "faqs");
    expect(page.map(({ title }) => title)).toEqual(questionGroups.map(({ title }) => title));
    expect(page.flatMap(({ questions }) => questions).sort()).toEqual(
      [...askedBefore, ...moreQuestions.map(({ slug }) => slug)].sort(),
    );
  });

  it("are all answered where a page names them", () => {
    const known = new Set([...askedBefore, ...moreQuestions.map(({ slug }) => slug)]);
    expect(sections.flatMap(({ questions }) => questions).filter((slug) => !known.has(slug))).toEqual([]);
  });
});
