import { describe, expect, it } from "vitest";
import { z } from "zod";
import { documents } from "../../studio/dataset/build/documents";
import { styles } from "../../studio/dataset/build/styles";
import { objectsIn, textsIn } from "./walk";

/** Fields that hold no words for a reader. */
const machinery = new Set(
  "searchSynonyms _id _key _ref _sanityAsset _type autocomplete code current href mapLink name path slug swatch type url value".split(
    " ",
  ),
);

/** Every text of the shop, with where it stands. */
const texts = documents.flatMap((document) =>
  textsIn(document)
    .filter(({ field }) => !machinery.has(field))
    .map(({ field, text }) => ({ place: `${document._id}.${field}`, text })),
);
const saying = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text));
const document = (id: string) => documents.find(({ _id }) => _id === id);

const sectionShape = z.object({
  title: z.string(),
  text: z.array(z.object({ children: z.array(z.object({ text: z.string() })) })).optional(),
  props: z
    .array(
      z.object({
        value: z.string().optional(),
        faqs: z.array(z.object({ _ref: z.string() })).optional(),
      }),
    )
    .optional(),
});
const specShape = z.object({
  specs: z.array(
    z
      .looseObject({ _ref: z.string().optional() })
      .transform((section) => sectionShape.parse(section._ref ? document(section._ref) : section)),
  ),
});
const specsOf = (code: string) => {
  const { specs } = specShape.parse(document(`style-${code}`)?.specifications);
  const section = (title: string) => specs.find((spec) => spec.title === title);
  return {
    paragraphs:
      section("Description")?.text?.map(({ children }) => children.map(({ text }) => text).join("")) ?? [],
    facts: section("Specifications")?.props?.map(({ value }) => value) ?? [],
    questions: section("FAQs")?.props?.flatMap(({ faqs = [] }) => faqs.map(({ _ref }) => _ref)) ?? [],
  };
};

describe("the words of the shop", () => {
  it("call no rendering a photograph", () => {
    expect(saying(/photograph/i).map(({ place }) => place)).toEqual(["faq-sample-pictures.question"]);
    expect(JSON.stringify(document("faq-sample-pictures"))).toContain("rendered");
    expect(saying(/computer rendering|website are rendered/).map(({ place }) => place)).toEqual([
      "page-kitchen-cabinets.description",
      "page-terms-and-conditions.text",
    ]);
  });

  it("count door lines and doors right", () => {
    expect(new Set(styles.map(({ brand, line }) => `${brand} ${line}`)).size).toBe(16);
    expect(styles).toHaveLength(60);
    expect(saying(/\bsixteen (door )?lines\b/i)).toHaveLength(4);
    expect(
      saying(/\b(?!three |sixteen |door |frameless |clean |straight )\w+(teen|ty) (door )?lines\b/i),
    ).toEqual([]);
  });

  it("never offer a free sample without saying what its delivery costs", () => {
    const offers = saying(/painted (sample|ones|samples)[^.]*free/i);
    expect(offers.length).toBeGreaterThanOrEqual(4);
    expect(offers.filter(({ text }) => !/deliver/i.test(text))).toEqual([]);
  });

  it("name no amount but those of samples and their delivery; the others stand in examples that say so", () => {
    const named = texts
      .filter(({ place }) => !/^(page-kitchen-finance-options|blogPost-reading-a-quote)\./.test(place))
      .flatMap(({ text }) => text.match(/\$\d+(,\d{3})*(\.\d+)?/g) ?? []);
    expect([...new Set(named)].sort()).toEqual(["$0", "$100", "$12.50", "$14.95", "$9.95"]);
    expect(saying(/\$8,804\.25 with/).map(({ text }) => text)).toEqual([
      expect.stringContaining("An example with invented figures"),
    ]);
  });

  it("name the opening hours that the settings show", () => {
    const named = texts.flatMap(
      ({ text }) => text.match(/\b\d{1,2}(:\d\d)?(?= (am|pm)\b)|\b\d:\d\d\b/g) ?? [],
    );
    expect([...new Set(named)].sort()).toEqual(["1", "5:30", "8:30", "9"]);
    expect(JSON.stringify(document("siteSettings"))).toMatch(/8:30 am – 5:30 pm.*9 am – 1 pm/);
  });

  it("sell what two makers build, and never say that the shop builds it", () => {
    expect(
      saying(/\bwe (make|build|paint|stain|manufacture)\b|cabinet makers?\b|our (factory|workshop)/i),
    ).toEqual([]);
  });

  it("promise nothing that the shop does not have yet", () => {
    expect(saying(/\bchat\b|my account|sign up/i)).toEqual([]);
  });

  it("are spelled as Americans spell, with the right article", () => {
    const british =
      /colour|centre|favour|neighbour|levell|bevell|cancell(?!ation)|instalment|catalogue|organis|recognis|\bflats\b|mould|plinth|afterwards|cosy|jewell/i;
    expect(saying(british)).toEqual([]);
    expect(
      saying(/\bgrey\b/i).filter(({ text }) => !/Shaker Grey|Grey Wood|Torino|\bGrey\b/.test(text)),
    ).toEqual([]);
    expect(saying(/\ba [aeio]/i).filter(({ text }) => !/\ba one/i.test(text))).toEqual([]);
  });

  it("say in policy and question alike where the shop delivers (ruling D09)", () => {
    const policy = JSON.stringify(document("page-shipping-policy"));
    expect(policy).toContain(
      "We do not deliver to Puerto Rico, the U.S. Virgin Islands, Guam, American Samoa, the Northern Mariana Islands, or military addresses (APO, FPO and DPO), nor outside the United States.",
    );
    expect(policy).toContain("Delivery is $14.95 for each door, whatever the order comes to.");
    expect(JSON.stringify(document("faq-delivery-where"))).toContain(
      "To the fifty states and the District of Columbia. We do not deliver to Puerto Rico, the other U.S. territories or military addresses, nor outside the United States.",
    );
    expect(saying(/969/)).toEqual([]);
  });
});

describe("the policies of the demo shop", () => {
  it.each(["shipping-policy", "return-and-cancellation-policy", "privacy-policy", "terms-and-conditions"])(
    "mark /%s as sample text, for the editor and the lawyer",
    (name) => {
      expect(document(`page-${name}`)).toMatchObject({ isDemo: true });
    },
  );

  it("mark no other page", () => {
    expect(documents.filter(({ _type, isDemo }) => _type === "page" && isDemo)).toHaveLength(4);
  });
});

describe("the Description section of a style", () => {
  it("speaks of its own color and of its own kitchen in words no other style has", () => {
    const own = styles.flatMap(({ code }) => {
      const { paragraphs } = specsOf(code);
      return [
        paragraphs[paragraphs.indexOf("The color") + 1],
        paragraphs[paragraphs.indexOf("In your kitchen") + 1],
      ];
    });
    expect(own).toHaveLength(120);
    expect(new Set(own).size).toBe(120);
    expect(own.filter((text = "") => text.split(" ").length < 12)).toEqual([]);
  });

  it("does not repeat what stands beside the pictures", () => {
    const repeated = styles.filter(({ code }) => {
      const intro = JSON.stringify(document(`style-${code}`)?.description);
      return specsOf(code).paragraphs.some((paragraph) => paragraph.length > 40 && intro.includes(paragraph));
    });
    expect(repeated).toEqual([]);
  });

  it("warns of lines in the paint only where a frame has joints", () => {
    for (const { code, construction, material } of styles) {
      const { paragraphs, questions } = specsOf(code);
      const hasJoints = material === "paint" && !construction.startsWith("slab");
      const warns = paragraphs.some((text) => text.includes("a fine line can appear in the paint"));
      expect([code, warns, questions.includes("faq-paint-lines")]).toEqual([code, hasJoints, hasJoints]);
    }
  });

  it("names the paint of a recessed door by its color, not by the door", () => {
    expect(specsOf("awrs").facts).toContain("White paint, catalyzed, satin (about 25 % sheen)");
    expect(specsOf("amrc").facts).toContain("Mist paint, catalyzed, satin (about 25 % sheen)");
    expect(specsOf("upbr").facts).toContain("Brown stain, catalyzed satin top coat");
  });
});

describe("pictures, in the dataset's words", () => {
  it("are described without saying what kind of image they are", () => {
    const alts = objectsIn(documents).flatMap(({ alt }) => (typeof alt === "string" ? [alt] : []));
    expect(alts.filter((alt) => /^(image|photo|picture|rendering) of/i.test(alt))).toEqual([]);
  });
});
