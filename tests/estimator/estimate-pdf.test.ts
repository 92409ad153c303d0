import { vercelStegaEncode } from "@vercel/stega";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { calculateEstimate } from "~/domains/estimator/estimate-price";
import type { Estimator } from "~/domains/estimator/estimator-template";
import { toEstimateDocument } from "~/domains/estimator/pdf/estimate-document";
import { renderEstimatePdf } from "~/domains/estimator/pdf/render-estimate-pdf";
import { createFormField } from "~/domains/forms/template/create-form-field";
import { answers, someEstimator } from "./some-estimator";

const today = new Date("2026-03-03T05:30:00Z");
const base = { today, shop: "Stile & Rail" };

async function read(estimator: Estimator, entries: Parameters<typeof toEstimateDocument>[1]) {
  const bytes = (await renderEstimatePdf(toEstimateDocument(estimator, entries, base))).output("arraybuffer");
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(file, { mergePages: false });
  const { view } = await file.getPage(1);
  return { pages: text, view };
}

describe("estimate PDF", () => {
  it("creates an A4 PDF with title, validity, the date as MM/DD/YYYY at the shop, and a dated file name [EST-017]", async () => {
    const estimator = await someEstimator();
    expect(toEstimateDocument(estimator, answers, base)).toMatchObject({
      title: "Project Estimate",
      date: "03/02/2026",
      fileName: "estimate-2026-03-02.pdf",
    });
    const { pages, view } = await read(estimator, answers);
    expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("Project Estimate");
    expect(pages[0]).toContain("03/02/2026");
    expect(pages[0]).toContain("This estimate is valid for 30 days.");
    expect(pages[0]).toContain("Page 1 of 1");
  });

  it("shows the same amounts as the screen and only answered, visible fields [EST-007] [EST-016]", async () => {
    const estimator = await someEstimator();
    const { pages } = await read(estimator, { ...answers, secret_note: "psst", source: "web" });
    const { display } = calculateEstimate(estimator, answers);
    for (const figure of Object.values(display)) expect(pages[0]).toContain(figure);
    expect(pages[0]).toContain("$2,180.00 - $2,900.25");
    expect(pages[0]).toContain("The light, The bin");
    for (const left of ["Secret note", "psst", "Source", "Feet"]) expect(pages[0]).not.toContain(left);
    const pine = await read(estimator, { ...answers, door: "pine" });
    expect(pine.pages[0]).not.toContain("Counter");
  });

  it("replaces characters that its fonts do not have and keeps the rest of the text", async () => {
    const feet = "Żółć, Größe, 10½ ft, 30″ × 36″ \u{1F6AA} and so on";
    const { pages } = await read(await someEstimator(), { ...answers, feet });
    expect(pages[0]?.replaceAll("\n", " ")).toContain('Zólc, Größe, 10 1/2 ft, 30" × 36" ? and so on');
  });

  it("prints an estimate from a preview without stega", async () => {
    const estimator = await someEstimator();
    const stegaSuffix = vercelStegaEncode({
      origin: "sanity.io",
      id: "a",
      type: "estimatorTemplate",
      path: "groups",
    });
    const marked = JSON.parse(
      JSON.stringify(estimator, (key, value) =>
        ["title", "label", "note"].includes(key) && typeof value === "string" ? value + stegaSuffix : value,
      ),
    );
    expect(JSON.stringify(marked)).toContain("\u200b");
    const shop = `Stile & Rail${stegaSuffix}`;
    expect(toEstimateDocument(marked, answers, { today, shop })).toEqual(
      toEstimateDocument(estimator, answers, base),
    );
  });

  it("fits a typical estimate on one page", async () => {
    const titles = [
      "Your kitchen",
      "Doors",
      "Boxes",
      "Island",
      "Countertop",
      "Inside the cabinets",
      "Installation",
    ];
    const one = { label: "Which one?", value: "The second" };
    const prices = titles.slice(0, 5).map((label) => ({
      label,
      product: "$100.00 - $200.00",
      labor: "$10.00 - $20.00",
      total: "$110.00 - $220.00",
    }));
    const pdf = await renderEstimatePdf({
      ...toEstimateDocument(await someEstimator(), {}, base),
      answers: [
        ...titles.map((title) => ({ title, lines: [one] })),
        { title: "Your contact info", lines: [one, one, one, one, one] },
      ],
      prices,
      note: "Product is our price; labor is what installers typically charge. Excludes sales tax and freight.",
    });
    expect(pdf.getNumberOfPages()).toBe(1);
  });

  it("repeats the title of a group that continues on the next page", async () => {
    const line = { label: "A wish", value: "A drawer for knives" };
    const groups = [
      { title: "Wishes", lines: Array.from({ length: 40 }, () => line) },
      { title: "Your contact info", lines: [line, line] },
      { title: "Thoughts", lines: [{ label: "All of it", value: "And a shelf. ".repeat(700) }] },
    ];
    const pdf = await renderEstimatePdf({
      ...toEstimateDocument(await someEstimator(), {}, base),
      answers: groups,
    });
    const file = await getDocumentProxy(new Uint8Array(pdf.output("arraybuffer")));
    const { text } = await extractText(file, { mergePages: false });
    expect(text.map((page) => page.match(/\S+ \(continued\)/g))).toEqual([
      null,
      ["Wishes (continued)"],
      ["Thoughts (continued)"],
      ["Thoughts (continued)"],
      ["Thoughts (continued)"],
      null,
    ]);
    expect(text.join(" ").match(/Your contact info/g)).toHaveLength(1);
  });

  it("shows the validity and the page number on every page of a long estimate", async () => {
    const estimator = await someEstimator();
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...createFormField({ name: "", type: "text", label: "" }),
      name: `line_${index}`,
      label: `Wish number ${index + 1}`,
      options: [],
      useInCalculation: undefined,
      hideInPDF: undefined,
    }));
    const groups = estimator.template.groups.map((group) =>
      group.name === "you" ? { ...group, fields: [...group.fields, ...many] } : group,
    );
    const options = Object.fromEntries(
      many.map(({ name }) => [name, "A drawer for knives below the window"]),
    );
    const long = { ...estimator, template: { ...estimator.template, groups } };
    const { pages } = await read(long, { ...answers, ...options });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toContain("This estimate is valid for 30 days.");
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    expect(pages.join(" ")).toContain("Wish number 60");
  });
});
