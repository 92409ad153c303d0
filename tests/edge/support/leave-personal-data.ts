import { expect } from "vitest";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { createVisitor } from "#tests/support/account/visitor";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { contentOf } from "#tests/support/content/content";
import { estimatorDocuments } from "#tests/support/content/estimator-documents";
import { formDocuments } from "#tests/support/content/form-documents";
import { shopContent } from "#tests/support/content/shop-content";
import type { TestDatabase } from "#tests/support/database/database";
import { createFakeGateway } from "#tests/support/payments/fake-gateway";
import { handleError } from "~/entry.server";
import { acceptReviewAsStaff, performActionsAsStaff } from "./staff-actions";

export const email = "canary.mail@canary.example";
export const person = {
  ...{ firstName: "Canaryfirst", lastName: "Canarylast", email: email, street1: "7788 Canarystreet" },
  ...{ city: "Canarycity", state: "MT", zipCode: "59270", countryId: "US", phoneNumber: "(406) 555-7788" },
};
export const billed = {
  ...{ bill_first_name: "Canaryfirst", bill_last_name: "Canarylast", bill_email: email },
  ...{ bill_phone: "(406) 555-7788", bill_address_1: "7788 Canarystreet", additionalNotes: "Canarynote" },
};
const newsletter = {
  ...{ _id: "form-newsletter", _type: "formTemplate", name: "newsletter" },
  groups: [{ name: "all", fields: [{ _key: "e", name: "email", type: "email", label: "Email" }] }],
};
/** A picture of one pixel. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);
/** Patterns of personal data, file names and secrets. */
const canaries = [/canary/i, /555.?7788/, /7788/, /[\w-]{43}/];

export function expectNoPersonalData(log: string): void {
  const withoutIps = log.replaceAll(/"clientIp":"[0-9a-f]{12}"/g, "");
  // A line's timestamp may contain the digits of the phone number.
  const text = withoutIps.replaceAll(/"time":\d+/g, "");
  for (const canary of canaries) expect(text).not.toMatch(canary);
}

/** A new shop with all actions in which a person leaves personal data, in unique words. */
export function createCanaryShop(database: TestDatabase) {
  const site: TestSite = createTestSite(database);
  const content = contentOf([...shopContent, ...formDocuments, ...estimatorDocuments, newsletter]);
  const bank = createFakeGateway();
  const services = { ...site.services, content, gateways: { stripe: bank.gateway } };
  const visitor = createVisitor({ services, clientIp: "203.0.113.7" });
  /** Passes an error to Remix's error handler, as a failed request does. */
  async function requireSuccess(work: Promise<unknown>, path: string): Promise<void> {
    await work.catch((error: unknown) => {
      const request = new Request(
        `http://localhost:3000${path}?query=Canaryword&mail=canary%40canary.example`,
      );
      handleError(error, { request, context: { services }, params: {} });
    });
  }
  const send = (method: string, path: string, json: unknown) =>
    requireSuccess(visitor.send(method, path, json), path);
  const post = (path: string, fields: Record<string, string>) =>
    requireSuccess(visitor.post(path, fields), path);

  /** Submits every form and order of a visitor. */
  async function visit(): Promise<void> {
    const contact = { name: "Canaryfirst", email: email, topic: "A new kitchen" };
    await send("POST", "/api/forms/contact", { name: "contact", formData: contact });
    await send("POST", "/api/forms/contact", {
      name: "contact",
      formData: { name: "Canaryfirst", email: "canary@" },
    });
    await post("/forms/contact", contact);
    await send("POST", "/api/forms/newsletter", { name: "newsletter", formData: { email: email } });
    const data = new FormData();
    data.append("photo", new Blob([dot], { type: "image/png" }), "Canaryplan.png");
    const upload = new Request("http://localhost:3000/api/forms/claim", { method: "POST", body: data });
    await requireSuccess(uploaded(upload), "/api/forms/claim");
    await send("POST", "/api/estimates", {
      name: "estimator",
      entries: { kind: "Canarykitchen" },
      email: email,
    });
    await post("/my-account/sign-in", { email: email });
    await post("/my-account/sign-in/code", { code: "1234 5678" });
    await post("/quote/payment", { number: "Q000000001", email: email });
    const part = { email: email, amount: 20, paymentMethod: "credit-card" };
    await send("POST", "/api/order/S000000001/split-payment", part);
    await send("POST", "/api/order", { ...paidCheckoutForm, ...billed });
  }

  async function uploaded(request: Request): Promise<unknown> {
    const { action } = await import("~/routes/api/form");
    return action({
      request,
      params: { formName: "claim" },
      context: { services, clientIp: "203.0.113.7" },
    });
  }

  /** Opens links, lookups and searches with personal data in their URL. */
  async function open(): Promise<void> {
    const [number, token] = ["Q000000001", "canary-token"];
    for (const path of [
      "/newsletter/confirm/canary-token",
      "/newsletter/unsubscribe/canary-token",
      "/estimator/canary-token",
      `/quote/payment?quoteId=${number}&token=${token}`,
      `/order/split-payment?orderId=S000000001&email=${email}`,
      `/api/order/S000000001?email=${email}`,
      "/my-account/sign-in/link?token=canary-token",
      "/search?query=Canaryword",
      "/api/search?query=Canaryword",
      "/forms/contact",
      "/payment/verify/stripe?payment_intent=pi_canary",
    ])
      await requireSuccess(visitor.get(path), path);
    await post("/newsletter/unsubscribe/canary-token", { email: email });
    await send("POST", "/api/quote", { quoteId: number, token, email: email });
    await send("POST", "/api/quote/payment", { quoteId: number, token, paymentMethod: "credit-card" });
    await send("POST", "/api/quote/convertToOrder", { quoteId: number, token });
    await send("POST", "/api/email/send-email", { to: email, subject: "Canaryword" });
  }

  /** Changes the data of a signed-in customer. */
  async function change(): Promise<void> {
    await post("/my-account/profile", {
      first_name: "Canaryfirst",
      last_name: "Canarylast",
      phone: "4065557788",
    });
    await send("POST", "/api/my-account/address", person);
    await post("/my-account/address/new", {
      ...billed,
      first_name: "Canaryfirst",
      address_1: "7788 Canarystreet",
    });
    await send("POST", "/api/order", { ...paidCheckoutForm, ...billed });
    for (const path of ["/my-account/orders", "/my-account/addresses", "/my-account/data/export"])
      await requireSuccess(visitor.get(path), path);
    await send("PUT", "/api/my-account/address/canary-id", person);
    await post("/my-account/address/edit/canary-id", { ...billed, address_1: "7788 Canarystreet" });
  }

  /** Deletes the account and signs the browser out. */
  async function leave(): Promise<void> {
    await post("/my-account/data", { intent: "delete", email: email });
    await post("/my-account/sign-out", {});
  }

  /** Signs in, in another browser when one is given. */
  async function signIn(browser = visitor): Promise<void> {
    await requireSuccess(browser.post("/my-account/sign-in", { email: email }), "/my-account/sign-in");
    const { code } = await site.readNewestEmail().catch(() => ({ code: "1234 5678" }));
    await requireSuccess(browser.post("/my-account/sign-in/code", { code }), "/my-account/sign-in/code");
  }

  const performStaffActions = () => performActionsAsStaff(services, { person });
  const review = () =>
    acceptReviewAsStaff(services, bank, { person }).catch((error: unknown) =>
      services.log.error({ error }, "a payment could not be settled"),
    );
  const otherBrowser = () => createVisitor({ services, clientIp: "203.0.113.7" });
  return {
    services,
    getLogText: site.getLogText,
    otherBrowser,
    visit,
    open,
    signIn,
    change,
    leave,
    review,
    performStaffActions,
  };
}
