import { describe, expect, it } from "vitest";
import { emailCopySchema } from "~/domains/email/copy/email-copy";
import { toOrderEmailCopy } from "~/domains/orders/emails/order-email-copy";
import { toQuoteEmailCopy } from "~/domains/quotes/emails/quote-email";
import { reservedPrefixes, siteMap } from "~/routes";
import {
  orderPlaceholders,
  paymentPlaceholders,
  quotePlaceholders,
} from "../../studio/schemas/email/email-placeholders";
import {
  rejectRepeatedFieldNames,
  requireCheckoutFields,
  requiredCheckoutFields,
  validateCheckoutFieldTypes,
} from "../../studio/schemas/forms/checkout-fields";
import { validateMaxLength } from "../../studio/schemas/rules/max-length";
import { validatePlaceholders } from "../../studio/schemas/rules/placeholders";
import { validateQuestionsOrTopic, validateTitleOrTopic } from "../../studio/schemas/rules/topic";
import { validateLinkUrl, validatePagePath } from "../../studio/schemas/rules/urls";
import { shopSchema } from "../../studio/schemas/schema";

describe("length limit of a list", () => {
  it("explains in a sentence that a list has too many entries", () => {
    const rule = validateMaxLength(2, "Two are enough.");
    expect(rule(undefined)).toBe(true);
    expect(rule(["a", "b"])).toBe(true);
    expect(rule(["a", "b", "c"])).toBe("Two are enough.");
  });

  it("never disables the Add button without an error, as Sanity's own limit would", () => {
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

/** Returns if a Sanity rule, or one in a list of rules, has this flag. */
function hasFlag(rules: unknown, flag: string): boolean {
  return JSON.stringify([rules].flat().map((rule) => Reflect.get(Object(rule), "_rules"))).includes(
    `"flag":"${flag}"`,
  );
}

describe("validation of an FAQ block", () => {
  const topic = { _type: "reference", _ref: "topic-care" };

  it("requires a topic, or a question and its own title [FAQ-001]", () => {
    for (const block of [undefined, {}, { title: "Care", faqs: [] }])
      expect(validateQuestionsOrTopic(block)).toBe("Pick a topic, or at least one question.");
    expect(validateTitleOrTopic({ faqs: [topic] })).toBe("Questions without a topic need a title.");
    for (const block of [{ category: topic }, { title: "Care", faqs: [topic] }])
      expect([validateQuestionsOrTopic(block), validateTitleOrTopic(block)]).toEqual([true, true]);
  });
});

describe("validation of an entered URL", () => {
  it.each([
    "/order-samples",
    "/",
    "#faq",
    "https://example.com/a",
    "tel:+14065550142",
    "mailto:hello@shop.example",
  ])("accepts the entered URL %s", (address) => expect(validateLinkUrl(address)).toBe(true));

  it("rejects URLs that are neither a path of the shop nor absolute", () => {
    expect(validateLinkUrl("order-samples")).toBe(
      "Start with / for a page of this shop (for example /order-samples) or with https:// for another site.",
    );
    expect(validateLinkUrl("//other.example")).not.toBe(true);
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
      expect(validateLinkUrl(lost)).not.toBe(true);
  });

  it("rejects a page path with capital letters or a trailing slash", () => {
    expect(validatePagePath("/kitchen-finance-options")).toBe(true);
    expect(validatePagePath("/about-us/")).toBe("Leave out the slash at the end.");
    expect(validatePagePath("about-us")).toBe("Start with a slash, for example /about-us.");
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
      expect(validatePagePath(path)).not.toBe(true);
    expect(validatePagePath("/About us")).toBe(
      "Use lowercase letters, digits and single hyphens between slashes, for example /kitchen-finance-options.",
    );
  });
});

describe("validation of a page's path", () => {
  const taken = [
    ...reservedPrefixes,
    ...siteMap.flatMap(({ path, audience }) => (audience === "personal" ? path : [])),
  ]
    .map((path) => path.split("/")[1] ?? "")
    .filter((section) => /^[a-z]/.test(section));

  it.each([...new Set(taken)])("rejects a path below /%s, which the shop reserves", (section) =>
    expect(validatePagePath(`/${section}/anything`)).toBe(
      `/${section} is used by the shop itself. Choose another address.`,
    ),
  );

  it("accepts the path of a page that the shop requires", () => {
    expect(validatePagePath("/checkout")).toBe(true);
    expect(validatePagePath("/studio")).toBe("/studio is used by the shop itself. Choose another address.");
  });
});

describe("validation of the checkout form [CHK-009]", () => {
  const allFields = [{ fields: requiredCheckoutFields.map((name) => ({ name })) }];

  it("requires the eighteen fields that an order needs", () => {
    expect(requiredCheckoutFields).toHaveLength(18);
    expect(requireCheckoutFields(allFields)).toBe(true);
  });

  it("reports the name of a removed required field", () => {
    const withoutZip = [
      { fields: requiredCheckoutFields.filter((name) => name !== "bill_zip").map((name) => ({ name })) },
    ];
    expect(requireCheckoutFields(withoutZip)).toBe(
      "Orders can't be placed without these fields: bill_zip. Add them again, or discard the change.",
    );
  });

  it("rejects fields of unsupported types and hidden required fields", () => {
    const with_ = (field: object) => [...allFields, { fields: [field] }];
    expect(validateCheckoutFieldTypes(with_({ name: "gate", label: "Gate", type: "text" }))).toBe(true);
    expect(validateCheckoutFieldTypes(with_({ name: "plan", label: "Plan", type: "file" }))).toBe(
      "“Plan”: checkout can't take files, passwords or the newsletter check box. Choose another kind.",
    );
    const hidden = {
      name: "bill_zip",
      label: "ZIP code",
      hideWhen: { field: "bill_country", equals: ["CA"] },
    };
    expect(validateCheckoutFieldTypes([{ fields: [hidden] }])).toBe(
      "“ZIP code” is needed for every order and cannot be hidden.",
    );
  });

  it("rejects two fields with one name", () => {
    expect(rejectRepeatedFieldNames([...allFields, { fields: [{ name: "bill_zip" }] }])).toBe(
      "Two fields are named “bill_zip”. Rename or remove one of them.",
    );
  });
});

describe("placeholders of an email text", () => {
  const check = validatePlaceholders(orderPlaceholders);

  it("rejects a placeholder that the shop does not fill in", () => {
    expect(check("Your order {order-id}")).toBe(true);
    expect(check("Dear {customer}")).toBe(
      "{customer} won't be filled in. You can use {order-id}, {name}, {site-name}.",
    );
  });

  it("recognizes an email placeholder when part of it is bold", () => {
    const paragraph = (...texts: readonly string[]) => [
      { _type: "block", children: texts.map((text) => ({ text })) },
    ];
    expect(check(paragraph("Dear {na", "me}"))).toBe(true);
    expect(check(paragraph("Dear {first", "-name}"))).toBe(
      "{first-name} won't be filled in. You can use {order-id}, {name}, {site-name}.",
    );
  });

  it("fills in every placeholder that the Studio offers", () => {
    const subject = orderPlaceholders.map(({ name }) => `{${name}}`).join(" ");
    const copy = emailCopySchema.parse({ subject });
    const amounts = { payment: "$600.00", paid: "$1,600.00", remaining: "$2,077.50", total: "$3,677.50" };
    const values = { "order-id": "100042", name: "Ada", "site-name": "Stile & Rail", ...amounts };
    expect(toOrderEmailCopy("order-confirmation", copy, values).subject).toBe("100042 Ada Stile & Rail");
    const all = emailCopySchema.parse({
      subject: paymentPlaceholders.map(({ name }) => `{${name}}`).join(" "),
    });
    expect(toOrderEmailCopy("split-payment-final", all, values).subject).toBe(
      "100042 Ada Stile & Rail $600.00 $1,600.00 $2,077.50 $3,677.50",
    );
  });

  it("fills in the placeholders with the values of a quote", () => {
    const subject = quotePlaceholders.map(({ name }) => `{${name}}`).join(" ");
    const values = { "quote-id": "Q7", date: "May 1, 2026", name: "Ada", "site-name": "Stile & Rail" };
    const copy = emailCopySchema.parse({ subject });
    expect(toQuoteEmailCopy("quote-reminder", copy, values).subject).toBe("Q7 May 1, 2026 Ada Stile & Rail");
  });
});
