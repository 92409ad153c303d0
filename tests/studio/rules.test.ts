import { describe, expect, it } from "vitest";
import { letterWordsShape } from "~/domains/email/letter-words";
import { letterWordsOf } from "~/domains/orders/letters/letter-words";
import { quoteWordsOf } from "~/domains/quotes/letters/quote-letter";
import { reserved, siteMap } from "~/routes";
import { orderPlaceholders, quotePlaceholders } from "../../studio/schemas/email/mail-placeholders";
import {
  askableInCheckout,
  completeCheckout,
  distinctFields,
  requiredCheckoutFields,
} from "../../studio/schemas/forms/checkout-fields";
import { wholeCents } from "../../studio/schemas/parts/dollars";
import { linkTarget, pagePath } from "../../studio/schemas/rules/addresses";
import { atMost } from "../../studio/schemas/rules/at-most";
import { knownPlaceholders } from "../../studio/schemas/rules/placeholders";
import { distinctZipPatterns, zipPattern } from "../../studio/schemas/rules/zip-patterns";
import { shopSchema } from "../../studio/schemas/schema";
import { forwardRange, separateRanges } from "../../studio/schemas/shipping/order-ranges";

describe("a list that is long enough", () => {
  it("says so in a sentence", () => {
    const rule = atMost(2, "Two are enough.");
    expect(rule(undefined)).toBe(true);
    expect(rule(["a", "b"])).toBe(true);
    expect(rule(["a", "b", "c"])).toBe("Two are enough.");
  });

  it("never locks its button without a word: no list of the Studio has Sanity's own limit", () => {
    const lists = shopSchema
      .getTypeNames()
      .filter((name) => !/^(sanity|assist)\./.test(name))
      .flatMap((name) => fieldsOf(shopSchema.get(name)));
    expect(lists.length).toBeGreaterThan(100);
    const limited = lists.filter(({ type }) => type.jsonType === "array" && hasFlag(type.validation, "max"));
    expect(limited.map(({ name }) => name)).toEqual([]);
  });
});

type Field = {
  readonly name: string;
  readonly type: { readonly jsonType: string; readonly validation?: unknown };
};

function fieldsOf(type: unknown): readonly Field[] {
  return typeof type === "object" && type !== null && "fields" in type ? (type.fields as Field[]) : [];
}

/** Whether a rule of Sanity, or one of a list of them, makes a demand of this kind. */
function hasFlag(rules: unknown, flag: string): boolean {
  return JSON.stringify([rules].flat().map((rule) => Reflect.get(Object(rule), "_rules"))).includes(
    `"flag":"${flag}"`,
  );
}

describe("an address an editor types", () => {
  it.each([
    "/order-samples",
    "/",
    "#faq",
    "https://example.com/a",
    "tel:+14065550142",
    "mailto:hello@shop.example",
  ])("may be %s", (address) => expect(linkTarget(address)).toBe(true));

  it("is a path of this shop or a whole address", () => {
    expect(linkTarget("order-samples")).toBe(
      "Start with / for a page of this shop (for example /order-samples) or with https:// for another site.",
    );
    expect(linkTarget("//other.example")).not.toBe(true);
    expect(linkTarget("javascript:alert(1)")).not.toBe(true);
  });

  it("of a page has small letters and no slash at its end", () => {
    expect(pagePath("/kitchen-finance-options")).toBe(true);
    expect(pagePath("/about-us/")).toBe("Leave out the slash at the end.");
    expect(pagePath("about-us")).toBe("Start with a slash, for example /about-us.");
    expect(pagePath("/About us")).toBe(
      "Use small letters, digits and single hyphens between slashes, for example /kitchen-finance-options.",
    );
  });
});

describe("the address of a page", () => {
  const taken = [
    ...reserved,
    ...siteMap.flatMap(({ path, audience }) => (audience === "personal" ? path : [])),
  ]
    .map((path) => path.split("/")[1] ?? "")
    .filter((section) => /^[a-z]/.test(section));

  it.each([...new Set(taken)])("is not in the section /%s, which the shop itself answers", (section) =>
    expect(pagePath(`/${section}/anything`)).toBe(
      `/${section} belongs to the shop itself. Choose another address.`,
    ),
  );

  it("may be the one of a page that the shop needs there", () => {
    expect(pagePath("/checkout")).toBe(true);
    expect(pagePath("/studio")).toBe("/studio belongs to the shop itself. Choose another address.");
  });
});

describe("a ZIP pattern [SHIP-007] [TAX-001]", () => {
  it.each(["59270", "58801-58803", "58801 - 58803", "75*", "*"])("may be %s", (pattern) =>
    expect(zipPattern(pattern)).toBe(true),
  );

  it("is refused with a sentence that shows how to write it", () => {
    expect(zipPattern("59 270")).toBe(
      "Write 12345, or 12345-12399 for a range, or 591* for every ZIP code that begins with 591.",
    );
    expect(zipPattern("7*5")).not.toBe(true);
    expect(zipPattern("")).toBe("Write a ZIP code, or * for every ZIP code of the state.");
  });

  it("has the smaller end of a range first", () => {
    expect(zipPattern("12345-12345")).toBe(true);
    expect(zipPattern("12399-12345")).toBe("The first ZIP code of a range must be the smaller one.");
    expect(zipPattern("12346-12345")).toBe("The first ZIP code of a range must be the smaller one.");
  });

  it("stands once in a list", () => {
    expect(distinctZipPatterns(["58801-58803", "58801 - 58803"])).toBe(
      "58801-58803 is listed twice. Remove one of the two.",
    );
    expect(distinctZipPatterns(["58801", "58802"])).toBe(true);
  });
});

describe("an amount", () => {
  it.each([undefined, 0, 9.95, 0.1, 19.99, 1_234_567.89])("may be %s dollars", (dollars) =>
    expect(wholeCents(dollars)).toBe(true),
  );

  it.each([9.955, 0.001, 12.349])("is refused a part of a cent: %s", (dollars) =>
    expect(wholeCents(dollars)).toBe("Write at most two digits after the point, for example 9.95."),
  );
});

describe("the ranges of order values [SHIP-005]", () => {
  it("may follow each other without a gap, the last one open", () => {
    expect(separateRanges([{ startValue: 100 }, { startValue: 0, endValue: 99 }])).toBe(true);
  });

  it("do not overlap: an order would have two rates", () => {
    expect(separateRanges([{ startValue: 0, endValue: 100 }, { startValue: 100 }])).toBe(
      "$0–$100 and $100 and above overlap: an order of $100 would have two rates.",
    );
  });

  it("end where they start or later", () => {
    expect(forwardRange({ startValue: 10, endValue: 10 })).toBe(true);
    expect(forwardRange({ startValue: 10, endValue: 5 })).toBe(
      "“To” must be the same as “From” or more. Leave it empty for no upper limit.",
    );
  });
});

describe("the checkout's form [CHK-009]", () => {
  const allFields = [{ fields: requiredCheckoutFields.map((name) => ({ name })) }];

  it("keeps the eighteen fields an order cannot do without", () => {
    expect(requiredCheckoutFields).toHaveLength(18);
    expect(completeCheckout(allFields)).toBe(true);
  });

  it("names the field that was taken out", () => {
    const withoutZip = [
      { fields: requiredCheckoutFields.filter((name) => name !== "bill_zip").map((name) => ({ name })) },
    ];
    expect(completeCheckout(withoutZip)).toBe(
      "An order cannot be placed without these fields: bill_zip. Add them again, or discard the change.",
    );
  });

  it("has no field an order has no place for, and hides none it needs", () => {
    const with_ = (field: object) => [...allFields, { fields: [field] }];
    expect(askableInCheckout(with_({ name: "gate", label: "Gate", type: "text" }))).toBe(true);
    expect(askableInCheckout(with_({ name: "plan", label: "Plan", type: "file" }))).toBe(
      "“Plan”: the checkout cannot take files, passwords or the newsletter's box. Choose another kind.",
    );
    const hidden = {
      name: "bill_zip",
      label: "ZIP code",
      hideWhen: { field: "bill_country", equals: ["CA"] },
    };
    expect(askableInCheckout([{ fields: [hidden] }])).toBe(
      "“ZIP code” is needed for every order and cannot be hidden.",
    );
  });

  it("has no two fields of one name", () => {
    expect(distinctFields([...allFields, { fields: [{ name: "bill_zip" }] }])).toBe(
      "Two fields are named “bill_zip”. Rename or remove one of them.",
    );
  });
});

describe("a text of a mail", () => {
  const check = knownPlaceholders(orderPlaceholders);

  it("may use what will be filled in, and nothing else", () => {
    expect(check("Your order {order-id}")).toBe(true);
    expect(check("Dear {customer}")).toBe(
      "{customer} will not be filled in. You can use {order-id}, {name}, {site-name}.",
    );
  });

  it("is read as a whole, half of a placeholder may be bold", () => {
    const paragraph = (...texts: readonly string[]) => [
      { _type: "block", children: texts.map((text) => ({ text })) },
    ];
    expect(check(paragraph("Dear {na", "me}"))).toBe(true);
    expect(check(paragraph("Dear {first", "-name}"))).toBe(
      "{first-name} will not be filled in. You can use {order-id}, {name}, {site-name}.",
    );
  });

  it("is offered nothing that the shop does not fill in", () => {
    const subject = orderPlaceholders.map(({ name }) => `{${name}}`).join(" ");
    const words = letterWordsShape.parse({ subject });
    const values = { "order-id": "100042", name: "Ada", "site-name": "Stile & Rail" };
    expect(letterWordsOf("order-confirmation", words, values).subject).toBe("100042 Ada Stile & Rail");
  });

  it("about a quote is filled in by the quote", () => {
    const subject = quotePlaceholders.map(({ name }) => `{${name}}`).join(" ");
    const values = { "quote-id": "Q7", date: "May 1, 2026", name: "Ada", "site-name": "Stile & Rail" };
    const words = letterWordsShape.parse({ subject });
    expect(quoteWordsOf("quote-reminder", words, values).subject).toBe("Q7 May 1, 2026 Ada Stile & Rail");
  });
});
