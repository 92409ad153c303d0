import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/content/content";
import { createStudioClient, listStudioRefusals } from "#tests/support/studio/studio-client";
import { rejectPageUrl } from "../../studio/schemas/rules/links";

/** Returns the Studio's errors for one field of a document beside these others. */
async function validateField(field: string, others: readonly ContentDocument[], document: ContentDocument) {
  const refusals = await listStudioRefusals(others, document);
  return refusals.filter(({ path }) => path?.[0] === field).map(({ sentence }) => sentence);
}

describe("unique name of a form", () => {
  const taken = "There is already a form or an estimator with this name.";
  const form = (_id: string, name: string, _type = "formTemplate") => ({ _id, _type, name });

  it("rejects a form name that another form or estimator has, also in a draft", async () => {
    expect(await validateField("name", [form("a", "claim")], form("b", "claim"))).toEqual([taken]);
    expect(await validateField("name", [form("drafts.a", "claim")], form("b", "claim"))).toEqual([taken]);
    expect(await validateField("name", [form("a", "claim", "multiStepForm")], form("b", "claim"))).toEqual([
      taken,
    ]);
    expect(
      await validateField("name", [form("a", "claim", "estimatorTemplate")], form("b", "claim")),
    ).toEqual([taken]);
  });

  it("accepts a form name that no form or estimator has", async () => {
    expect(await validateField("name", [form("a", "claim")], form("b", "design"))).toEqual([]);
    expect(await validateField("name", [form("a", "claim", "popup")], form("b", "claim"))).toEqual([]);
  });

  it("accepts equal names in the draft, release version and published version of a form", async () => {
    const published = form("a", "claim");
    expect(await validateField("name", [published], form("drafts.a", "claim"))).toEqual([]);
    expect(await validateField("name", [published], form("versions.r1.a", "claim"))).toEqual([]);
    expect(await validateField("name", [form("drafts.a", "claim")], published)).toEqual([]);
  });

  it("accepts a form name when a draft renames the other form", async () => {
    const renamed = [form("a", "claim"), form("drafts.a", "damage")];
    expect(await validateField("name", renamed, form("b", "claim"))).toEqual([]);
    expect(await validateField("name", renamed, form("b", "damage"))).toEqual([taken]);
  });
});

describe("name of a form that the shop requires", () => {
  const checkout = { _id: "form-checkout", _type: "formTemplate", name: "checkout" };
  const stays = "This stays “checkout”: checkout gets its fields from it.";

  it("rejects another name of a form that the shop requires", async () => {
    const renamed = { ...checkout, _id: "drafts.form-checkout", name: "till" };
    expect(await validateField("name", [checkout], renamed)).toEqual([stays]);
    expect(await validateField("name", [checkout], { ...renamed, name: "checkout" })).toEqual([]);
  });

  it("accepts another name of a form that is optional or was never published", async () => {
    const claim = { _id: "form-claim", _type: "formTemplate", name: "claim" };
    expect(
      await validateField("name", [claim], { ...claim, _id: "drafts.form-claim", name: "damage" }),
    ).toEqual([]);
    const draft = { ...checkout, _id: "drafts.form-checkout" };
    expect(await validateField("name", [draft], { ...draft, name: "till" })).toEqual([]);
  });
});

describe("default payment method", () => {
  const method = (_id: string, title: string, isDefault?: boolean) => ({
    _id,
    _type: "paymentMethod",
    title,
    ...(isDefault === undefined ? {} : { isDefault }),
  });

  it("rejects a second default payment method, including drafts", async () => {
    const card = method("card", "Credit card", true);
    expect(await validateField("isDefault", [card], method("paypal", "PayPal", true))).toEqual([
      "“Credit card” is already the default. Turn it off there first.",
    ]);
    expect(await validateField("isDefault", [card], method("paypal", "PayPal", false))).toEqual([]);
    expect(await validateField("isDefault", [card], { ...card, _id: "drafts.card" })).toEqual([]);
    const swapped = [card, method("drafts.card", "Credit card", false)];
    expect(await validateField("isDefault", swapped, method("paypal", "PayPal", true))).toEqual([]);
  });

  it("rejects turning off the default payment method without another default", async () => {
    const none = "No payment method is the default. Turn it on for one of them.";
    expect(
      await validateField(
        "isDefault",
        [method("card", "Credit card", false)],
        method("paypal", "PayPal", false),
      ),
    ).toEqual([none]);
    const card = method("card", "Credit card", true);
    expect(await validateField("isDefault", [card], method("drafts.card", "Credit card", false))).toEqual([
      none,
    ]);
  });
});

describe("URL entered in a link", () => {
  const faqs = { _id: "page-faqs", _type: "page", title: "Questions", path: "/faqs" };
  const validateUrl = (address: string | undefined, documents: readonly ContentDocument[] = [faqs]) =>
    rejectPageUrl(address, { getClient: createStudioClient(documents) } as Parameters<
      typeof rejectPageUrl
    >[1]);

  it("suggests choosing the page when the URL belongs to one", async () => {
    const better =
      "This is “Questions”. Choose it under “Page in this shop”, and the link follows when its address changes.";
    expect(await validateUrl("/faqs")).toBe(better);
    expect(await validateUrl("/faqs#delivery")).toBe(better);
    expect(await validateUrl("/faqs?open=1")).toBe(better);
    expect(await validateUrl("/faqs", [{ ...faqs, _id: "drafts.page-faqs" }])).toBe(better);
  });

  it("accepts an entered URL when no page of the shop has it", async () => {
    expect(await validateUrl(undefined)).toBe(true);
    expect(await validateUrl("/faqs/more")).toBe(true);
    expect(await validateUrl("https://example.com/faqs")).toBe(true);
  });
});
