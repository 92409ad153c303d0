import { describe, expect, it } from "vitest";
import { emailCopySchema } from "~/domains/email/email-copy";
import { toOrderEmailCopy } from "~/domains/orders/emails/order-email-copy";
import { toQuoteEmailCopy } from "~/domains/quotes/emails/quote-email";
import { reservedPrefixes, siteMap } from "~/routes";
import {
  orderPlaceholders,
  paymentPlaceholders,
  quotePlaceholders,
} from "../../studio/schemas/email/mail-placeholders";
import {
  askableInCheckout,
  completeCheckout,
  distinctFields,
  requiredCheckoutFields,
} from "../../studio/schemas/forms/checkout-fields";
import { linkTarget, pagePath } from "../../studio/schemas/rules/addresses";
import { atMost } from "../../studio/schemas/rules/at-most";
import { knownPlaceholders } from "../../studio/schemas/rules/placeholders";
import { questionsOrTopic, titleOrTopic } from "../../studio/schemas/rules/topic";
import { shopSchema } from "../../studio/schemas/schema";

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

describe("a block of questions", () => {
  const topic = { _type: "reference", _ref: "topic-care" };

  it("needs a topic, or a question and a title of its own [FAQ-001]", () => {
    for (const block of [undefined, {}, { title: "Care", faqs: [] }])
      expect(questionsOrTopic(block)).toBe("Pick a topic, or at least one question.");
    expect(titleOrTopic({ faqs: [topic] })).toBe("Questions without a topic need a title.");
    for (const block of [{ category: topic }, { title: "Care", faqs: [topic] }])
      expect([questionsOrTopic(block), titleOrTopic(block)]).toEqual([true, true]);
  });
});

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
    for (const lost of [
      "javascript:alert(1)",
      "mailto:",
      "mailto:hello",
      "mailto:@shop.example",
      "tel:",
      "tel:call",
      "https://",
      "ftp://a.example",
    ])
      expect(linkTarget(lost)).not.toBe(true);
  });

  it("of a page has small letters and no slash at its end", () => {
    expect(pagePath("/kitchen-finance-options")).toBe(true);
    expect(pagePath("/about-us/")).toBe("Leave out the slash at the end.");
    expect(pagePath("about-us")).toBe("Start with a slash, for example /about-us.");
    for (const path of [
      "/finance--options",
      "/-finance",
      "/finance-",
      "/a//b",
      "/a_b",
      "/a?b",
      "/a#b",
      "/grün",
    ])
      expect(pagePath(path)).not.toBe(true);
    expect(pagePath("/About us")).toBe(
      "Use lowercase letters, digits and single hyphens between slashes, for example /kitchen-finance-options.",
    );
  });
});

describe("the address of a page", () => {
  const taken = [
    ...reservedPrefixes,
    ...siteMap.flatMap(({ path, audience }) => (audience === "personal" ? path : [])),
  ]
    .map((path) => path.split("/")[1] ?? "")
    .filter((section) => /^[a-z]/.test(section));

  it.each([...new Set(taken)])("is not in the section /%s, which the shop itself answers", (section) =>
    expect(pagePath(`/${section}/anything`)).toBe(
      `/${section} is used by the shop itself. Choose another address.`,
    ),
  );

  it("may be the one of a page that the shop needs there", () => {
    expect(pagePath("/checkout")).toBe(true);
    expect(pagePath("/studio")).toBe("/studio is used by the shop itself. Choose another address.");
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
      "Orders can't be placed without these fields: bill_zip. Add them again, or discard the change.",
    );
  });

  it("has no field an order has no place for, and hides none it needs", () => {
    const with_ = (field: object) => [...allFields, { fields: [field] }];
    expect(askableInCheckout(with_({ name: "gate", label: "Gate", type: "text" }))).toBe(true);
    expect(askableInCheckout(with_({ name: "plan", label: "Plan", type: "file" }))).toBe(
      "“Plan”: checkout can't take files, passwords or the newsletter check box. Choose another kind.",
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
      "{customer} won't be filled in. You can use {order-id}, {name}, {site-name}.",
    );
  });

  it("is read as a whole, half of a placeholder may be bold", () => {
    const paragraph = (...texts: readonly string[]) => [
      { _type: "block", children: texts.map((text) => ({ text })) },
    ];
    expect(check(paragraph("Dear {na", "me}"))).toBe(true);
    expect(check(paragraph("Dear {first", "-name}"))).toBe(
      "{first-name} won't be filled in. You can use {order-id}, {name}, {site-name}.",
    );
  });

  it("is offered nothing that the shop does not fill in", () => {
    const subject = orderPlaceholders.map(({ name }) => `{${name}}`).join(" ");
    const words = emailCopySchema.parse({ subject });
    const amounts = { payment: "$600.00", paid: "$1,600.00", remaining: "$2,077.50", total: "$3,677.50" };
    const values = { "order-id": "100042", name: "Ada", "site-name": "Stile & Rail", ...amounts };
    expect(toOrderEmailCopy("order-confirmation", words, values).subject).toBe("100042 Ada Stile & Rail");
    const all = emailCopySchema.parse({
      subject: paymentPlaceholders.map(({ name }) => `{${name}}`).join(" "),
    });
    expect(toOrderEmailCopy("split-payment-final", all, values).subject).toBe(
      "100042 Ada Stile & Rail $600.00 $1,600.00 $2,077.50 $3,677.50",
    );
  });

  it("about a quote is filled in by the quote", () => {
    const subject = quotePlaceholders.map(({ name }) => `{${name}}`).join(" ");
    const values = { "quote-id": "Q7", date: "May 1, 2026", name: "Ada", "site-name": "Stile & Rail" };
    const words = emailCopySchema.parse({ subject });
    expect(toQuoteEmailCopy("quote-reminder", words, values).subject).toBe("Q7 May 1, 2026 Ada Stile & Rail");
  });
});
