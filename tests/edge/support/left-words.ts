import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { type Site, siteOf } from "#tests/support/account/site";
import { visitorOf } from "#tests/support/account/visitor";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import type { TestDatabase } from "#tests/support/database/database";
import { kitchen } from "#tests/support/quotes/some-quote";
import { contentOf } from "#tests/support/shop/content";
import { estimatorDocuments } from "#tests/support/shop/estimator-documents";
import { formDocuments } from "#tests/support/shop/form-documents";
import { shopContent } from "#tests/support/shop/shop-content";
import { deskMount } from "~/edge/desk/desk-mount.server";
import { inboxMount } from "~/edge/inbox/inbox-mount.server";
import { teamMount } from "~/edge/team/team-mount.server";
import { handleError } from "~/entry.server";
export const mail = "canary.mail@canary.example";
export const person = {
  ...{ firstName: "Canaryfirst", lastName: "Canarylast", email: mail, street1: "7788 Canarystreet" },
  ...{ city: "Canarycity", state: "MT", zipCode: "59270", countryId: "US", phoneNumber: "(406) 555-7788" },
};
export const billed = {
  ...{ bill_first_name: "Canaryfirst", bill_last_name: "Canarylast", bill_email: mail },
  ...{ bill_phone: "(406) 555-7788", bill_address_1: "7788 Canarystreet", additionalNotes: "Canarynote" },
};
const newsletter = {
  ...{ _id: "form-newsletter", _type: "formTemplate", name: "newsletter" },
  groups: [{ name: "all", fields: [{ _key: "e", name: "email", type: "email", label: "Email" }] }],
};
/** A picture of one dot. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);
/** Of a person, of their files, or a secret of theirs. */
const canaries = [/canary/i, /555.?7788/, /7788/, /[\w-]{43}/];

export function expectNobodyIn(log: string): void {
  const said = log.replaceAll(/"asker":"[0-9a-f]{12}"/g, "");
  for (const canary of canaries) expect(said).not.toMatch(canary);
}

/** Every way in which a person leaves something of theirs, with words that stand nowhere else, on a fresh shop. */
export function canaryAt(database: TestDatabase) {
  const site: Site = siteOf(database);
  const content = contentOf([...shopContent, ...formDocuments, ...estimatorDocuments, newsletter]);
  const services = { ...site.services, content };
  const visitor = visitorOf({ services, clientAddress: "203.0.113.7" });
  /** What a request ends in when its work throws: Remix tells the shop's own handler. */
  async function asked(work: Promise<unknown>, path: string): Promise<void> {
    await work.catch((error: unknown) => {
      const request = new Request(
        `http://localhost:3000${path}?query=Canaryword&mail=canary%40canary.example`,
      );
      handleError(error, { request, context: { services }, params: {} });
    });
  }
  const send = (method: string, path: string, json: unknown) => asked(visitor.send(method, path, json), path);
  const post = (path: string, fields: Record<string, string>) => asked(visitor.post(path, fields), path);

  /** Every way in which a visitor leaves something of theirs. */
  async function visit(): Promise<void> {
    const contact = { name: "Canaryfirst", email: mail, topic: "A new kitchen" };
    await send("POST", "/api/forms/contact", { name: "contact", formData: contact });
    await send("POST", "/api/forms/contact", {
      name: "contact",
      formData: { name: "Canaryfirst", email: "canary@" },
    });
    await post("/forms/contact", contact);
    await send("POST", "/api/forms/newsletter", { name: "newsletter", formData: { email: mail } });
    const data = new FormData();
    data.append("photo", new Blob([dot], { type: "image/png" }), "Canaryplan.png");
    const upload = new Request("http://localhost:3000/api/forms/claim", { method: "POST", body: data });
    await asked(uploaded(upload), "/api/forms/claim");
    await send("POST", "/api/estimates", {
      name: "estimator",
      entries: { kind: "Canarykitchen" },
      email: mail,
    });
    await post("/my-account/sign-in", { email: mail });
    await post("/my-account/sign-in/code", { code: "1234 5678" });
    await post("/quote/payment", { number: "Q000000001", email: mail });
    await visitor.get("/newsletter/confirm/canary-token").catch(() => undefined);
    const part = { email: mail, amount: 20, paymentMethod: "credit-card" };
    await send("POST", "/api/order/S000000001/split-payment", part);
    await send("POST", "/api/order", { ...paidCheckoutForm, ...billed });
  }

  async function uploaded(request: Request): Promise<unknown> {
    const { action } = await import("~/routes/api/form");
    return action({
      request,
      params: { formName: "claim" },
      context: { services, clientAddress: "203.0.113.7" },
    });
  }

  /** What a customer who is signed in changes. */
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
  }

  /** Once more in another browser, after the first. */
  async function signIn(browser = visitor): Promise<void> {
    await asked(browser.post("/my-account/sign-in", { email: mail }), "/my-account/sign-in");
    const { code } = await site.newestMail().catch(() => ({ code: "1234 5678" }));
    await asked(browser.post("/my-account/sign-in/code", { code }), "/my-account/sign-in/code");
  }

  /** The staff's doors, for an administrator. */
  async function workAtTheDesk(): Promise<void> {
    const staffOf = async () => ({ name: "Canarystaff", role: "administrator" }) as const;
    const sessions = { list: () => [], end: async () => {}, endOf: async () => {} };
    const mounts = [
      inboxMount(services, staffOf),
      deskMount(services, staffOf),
      teamMount({ ...services, sessions, sessionOf: () => undefined }, staffOf),
    ];
    const server = createServer((request, response) => {
      const mount = mounts.find(({ path }) => request.url?.startsWith(path));
      mount?.answer(request, response, (error) => {
        services.log.error(
          { error: error instanceof Error ? error.stack : error },
          "a request could not be answered",
        );
        response.writeHead(500).end();
      });
    }).listen(0);
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = (path: string, body?: object) =>
      fetch(root + path, body ? { method: "POST", body: JSON.stringify(body) } : {});
    await ask("/inbox?search=canary%40canary.example");
    await ask("/desk/orders?search=Canarylast");
    await ask("/desk/quotes", { ...kitchen, ...person, billing: person });
    const written = await ask("/desk/quotes", { input: { ...kitchen, ...person, billing: person } });
    const [, id] = /"id":"([^"]+)"/.exec(await written.text()) ?? [];
    if (id) await ask(`/desk/quotes/${id}`, { action: "link" });
    await ask("/staff-accounts", { action: "invite", name: "Canaryfirst", email: mail, role: "sales" });
    server.close();
  }
  const otherBrowser = () => visitorOf({ services, clientAddress: "203.0.113.7" });
  return { services, said: site.said, otherBrowser, visit, signIn, change, workAtTheDesk };
}
