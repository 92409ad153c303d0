import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { createBackOfficeMount } from "~/edge/back-office/back-office-mount.server";
import type { StaffRoute } from "~/edge/routing/staff-route";
import { createInboxMount } from "~/edge/staff/inbox-mount.server";
import { createPaymentReviewsMount } from "~/edge/staff/payment-reviews-mount.server";
import { createStaffAccountsMount } from "~/edge/staff/staff-accounts-mount.server";
import type { Staff } from "~/edge/staff/staff-mount";
import { staffMap } from "~/routes";
import { staffAccess } from "./staff-access";

const database = testDatabase();
let site: TestSite;
let close = () => {};
beforeEach(() => {
  site = createTestSite(database);
});
afterEach(() => close());

const nothing = async () => {};
const some = "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21";

/** Serves the staff endpoints to this role. Null means a visitor without a Studio session, such as a customer. */
function asRole(role: Staff["role"] | null) {
  const staffOf = async () => (role ? { name: "Rosa", role } : null);
  const mounts = [
    ...[createInboxMount, createBackOfficeMount, createPaymentReviewsMount].map((mount) =>
      mount(site.services, staffOf),
    ),
    createStaffAccountsMount(
      {
        ...site.services,
        sessions: { list: () => [], end: nothing, endForUser: nothing, endUnverified: nothing },
        sessionOf: () => undefined,
      },
      staffOf,
    ),
  ];
  const server = createServer((request, response) => {
    const mount = mounts.find(({ path }) => request.url?.startsWith(path));
    if (!mount) throw new Error(`no door at ${request.url}`);
    mount.answer(request, response, () => response.writeHead(500).end());
  }).listen(0);
  close = () => void server.close();
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (method: string, path: string, body?: object) =>
    fetch(root + path, { method, ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}) });
}

/** Returns example paths of a route. Parameters become an unknown id, or the name of an export. */
function toOrderAddresses({ path }: StaffRoute): readonly string[] {
  const tables = ["/desk/quotes/:id", "/desk/orders/:id", "/inbox/:id"].includes(path) ? ["export.csv"] : [];
  return [...tables, path.endsWith(":file") ? "export.csv" : some].map((part) => path.replace(/:\w+/, part));
}

describe("the access to staff endpoints", () => {
  it("lists the same roles for staff endpoints in the map and in the access table", () => {
    const roles = Object.fromEntries(staffMap.map((route) => [`${route.method} ${route.path}`, route.roles]));
    expect(roles).toEqual(staffAccess);
  });

  it.each(["administrator", "sales", "editor", null] as const)(
    "admits or rejects the role %s at every staff endpoint as the access table says",
    async (role) => {
      const ask = asRole(role);
      for (const route of staffMap)
        for (const address of toOrderAddresses(route)) {
          const { method, path } = route;
          const { status } = await ask(method, address);
          const lets = role !== null && staffAccess[`${method} ${path}`]?.includes(role);
          const wanted = role === null ? 401 : lets ? "let in" : 403;
          expect(status === 401 || status === 403 ? status : "let in", `${method} ${address}`).toBe(wanted);
          expect(status, `${method} ${address}`).toBeLessThan(500);
        }
    },
  );

  it("answers 404 to staff at paths outside of the staff map", async () => {
    const ask = asRole("administrator");
    for (const [method, path] of [
      ["GET", "/desk/salaries"],
      ["DELETE", "/desk/quotes"],
      ["POST", "/payment-reviews"],
      ["GET", `/staff-accounts/${some}`],
    ] as const)
      expect((await ask(method, path)).status, `${method} ${path}`).toBe(404);
  });
});

describe("the back office", () => {
  const check = { action: "payment", method: "check", amount: 1_000, reference: "1044" };

  it.each([
    [0, "A payment is at least $0.01."],
    ["0.00", "A payment is at least $0.01."],
    ["3677.51", "That's more than is due."],
    ["-5", "amount: Enter an amount that is not negative"],
    [0.004, "amount: Use no more than two digits after the decimal point, for example 10.50"],
    ["10,50", "amount: Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
  ])("rejects a manual payment of %j by staff: %s", async (amount, message) => {
    const ask = asRole("sales");
    const { quoteId } = await createOpenQuote(site.services);
    const answer = await ask("POST", `/desk/quotes/${quoteId}`, { ...check, amount });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message });
    expect((await (await ask("GET", "/desk/payments")).json()).payments).toEqual([]);
  });

  it("records the smallest payment and the exact balance of an order, as typed", async () => {
    const ask = asRole("sales");
    const { quoteId } = await createOpenQuote(site.services);
    expect((await ask("POST", `/desk/quotes/${quoteId}`, { ...check, amount: "0.01" })).status).toBe(200);
    const { orders } = await (await ask("GET", "/desk/orders")).json();
    const path = `/desk/orders/${orders[0].id}`;
    const tooMuch = await ask("POST", path, { ...check, reference: "2", amount: "$3,677.50" });
    expect(await tooMuch.json()).toMatchObject({ message: "That's more than is due." });
    const rest = { ...check, reference: "2", amount: " $3,677.49\u00a0" };
    expect((await ask("POST", path, rest)).status).toBe(200);
    expect((await (await ask("GET", path)).json()).balance).toBe(0);
  });

  it("records payments once, never above the balance, with author and audit log", async () => {
    const ask = asRole("sales");
    const { quoteId } = await createOpenQuote(site.services, {
      splitPaymentEnabled: true,
      minimumSplitAmount: 500,
    });
    expect((await ask("POST", `/desk/quotes/${quoteId}`, check)).status).toBe(200);
    const { orders } = await (await ask("GET", "/desk/orders?search=ada@example.com")).json();
    expect(orders).toMatchObject((await (await ask("GET", "/desk/orders?search=fitting")).json()).orders);
    expect((await (await ask("GET", "/desk/orders?search=nowhere")).json()).orders).toEqual([]);
    expect(orders).toMatchObject([{ total: 3677.5, paid: 1000, due: 2677.5 }]);
    const path = `/desk/orders/${orders[0].id}`;
    expect((await ask("POST", path, { ...check, reference: "1045", amount: 2677.51 })).status).toBe(422);
    expect((await ask("POST", path, { ...check, reference: " 1044 " })).status).toBe(409);
    expect((await ask("POST", path, { ...check, method: "wire", amount: 2677.5 })).status).toBe(200);
    expect((await ask("POST", path, { action: "note", text: "Called her." })).status).toBe(200);
    const entry = await (await ask("GET", path)).json();
    expect(entry.balance).toBe(0);
    expect(entry.payments).toMatchObject([
      { methodLabel: "Check", amount: 1000, reference: "1044", recordedBy: "Rosa" },
      { methodLabel: "Wire transfer", amount: 2677.5, reference: "1044", recordedBy: "Rosa" },
    ]);
    expect(entry.log).toMatchObject([
      { kind: "event", author: "Rosa", text: "Recorded $1,000.00 by Check, 1044" },
      { kind: "event", author: "Rosa", text: "Recorded $2,677.50 by Wire transfer, 1044" },
      { kind: "note", author: "Rosa", text: "Called her." },
    ]);
    expect(await (await ask("GET", "/desk/payments/export.csv")).text()).toContain(
      "Wire transfer,manual,1044,Rosa,2677.50,completed",
    );
    expect(await (await ask("GET", "/desk/orders/export.csv")).text()).toContain(
      "ada@example.com,PO-7,3677.50,3677.50,0.00",
    );
  });

  it("previews a draft quote for 15 minutes, neither payable nor counted as opened", async () => {
    const ask = asRole("sales");
    const { quoteId } = await createOpenQuote(site.services);
    const copied = await (await ask("POST", `/desk/quotes/${quoteId}`, { action: "copy" })).json();
    const draft = `/desk/quotes/${copied.id}`;
    const { link } = await (await ask("POST", draft, { action: "preview" })).json();
    const address = new URL(link).pathname + new URL(link).search;
    const visitor = site.visitor();
    const page = await visitor.get(address);
    expect([page.status, page.body.data.isPreview, page.body.data.quote.total]).toEqual([200, true, 3677.5]);
    const token = new URL(link).searchParams.get("token");
    const pay = { quoteId: copied.id, token, paymentMethod: "online-payment", total: 3677.5 };
    const paid = await visitor.send("POST", "/api/quote/payment", {
      ...{ ...pay, splitAmount: "", selectedSplitMethod: "" },
    });
    expect([paid.status, paid.body.message]).toEqual([400, "Quote not found. The link may be incorrect."]);
    expect(await (await ask("GET", draft)).json()).toMatchObject({ status: "draft", openedAt: null });
    site.services.clock.advance(15 * 60);
    expect((await visitor.get(address)).status).toBe(404);
  });

  it("calculates the price of a draft quote without storing it", async () => {
    const ask = asRole("sales");
    const address = { firstName: "Ada", lastName: "Lee", street1: "12 Main St", city: "Fargo", state: "ND" };
    const input = {
      ...{ firstName: "Ada", lastName: "Lee", email: "ada@example.com", taxPercent: 5 },
      billing: { ...address, zipCode: "58102" },
      items: [{ sku: "", name: "Hinge", qty: 2, price: 30 }],
      shippingCharge: { label: "Freight", amount: 40 },
    };
    expect(await (await ask("POST", "/desk/quotes/price", { input })).json()).toEqual({
      ...{ subtotal: 60, shippingLabel: "Freight", shippingAmount: 40, taxPercent: 5, taxAmount: 5 },
      ...{ discountAmount: 0, total: 105 },
    });
    expect((await (await ask("GET", "/desk/quotes")).json()).total).toBe(0);
  });

  it("sorts quotes by total over all pages and searches the catalog", async () => {
    const ask = asRole("administrator");
    for (const discount of [50, 3_000, 1_000]) await createOpenQuote(site.services, { discount });
    const totals = async (sort: string) => {
      const { quotes } = await (await ask("GET", `/desk/quotes?sort=${sort}`)).json();
      return quotes.map(({ total }: { total: number }) => total);
    };
    expect(await totals("total")).toEqual([727.5, 2727.5, 3677.5]);
    expect(await totals("-total")).toEqual([3677.5, 2727.5, 727.5]);
    expect(await totals("drop table")).toEqual([2727.5, 727.5, 3677.5]);
    expect((await ask("GET", "/desk/catalog?search=navy")).status).toBe(200);
  });
});
