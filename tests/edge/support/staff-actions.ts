import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { paymentAttempts } from "#db/schema/payments";
import type { createFakeGateway } from "#tests/support/payments/fake-gateway";
import { kitchenQuoteInput } from "#tests/support/quotes/create-quote";
import { settle } from "~/domains/settlement/settle.server";
import { createBackOfficeMount } from "~/edge/back-office/back-office-mount.server";
import type { Mount } from "~/edge/http/mount";
import type { Services } from "~/edge/services/services.server";
import { createInboxMount } from "~/edge/staff/inbox-mount.server";
import { createPaymentReviewsMount } from "~/edge/staff/payment-reviews-mount.server";
import { createStaffAccountsMount } from "~/edge/staff/staff-accounts-mount.server";
import type { person } from "./leave-personal-data";

type Words = { readonly person: typeof person };

/** Performs every action of an administrator on a visitor's data, with personal data in each text. */
export async function performActionsAsStaff(services: Services, { person }: Words): Promise<void> {
  const { ask, close } = serveStaffEndpoints(services);
  const { email } = person;
  await ask(`/inbox?search=${encodeURIComponent(email)}`);
  const [submission] = idsIn(await ask("/inbox"));
  if (submission) {
    await ask(`/inbox/${submission}`, { note: "Canarynote of a call" });
    await ask(`/inbox/${submission}`, { status: "in-work" });
    await ask(`/desk/submissions/${submission}`);
  }
  for (const table of ["/inbox/export.csv", "/inbox/subscribers.csv", "/desk/payments/export.csv"])
    await ask(table);
  await ask("/desk/orders?search=Canarylast");
  await ask("/desk/payments?search=Canarylast");
  await ask("/desk/catalog?search=Canarydoor");
  const [order] = idsIn(await ask("/desk/orders"));
  const check = { action: "payment", method: "check", amount: 1, reference: "Canarycheck" };
  for (const work of [
    { action: "note", text: "Canarynote of an order" },
    check,
    { action: "resend", letter: "order-confirmation" },
    { action: "hold" },
    { action: "resume" },
    { action: "ship", carrier: "other", carrierName: "Canarycarrier", trackingNumber: "CANARY1" },
  ])
    if (order) await ask(`/desk/orders/${order}`, work);
  const input = { ...kitchenQuoteInput, ...person, billing: person };
  await ask("/desk/quotes", input);
  const [quote] = idsIn(await ask("/desk/quotes", { input }));
  for (const work of [
    { action: "save", version: 1, input: { ...input, additionalNotes: "Canarynote of hinges" } },
    { action: "note", text: "Canarynote of a quote" },
    { action: "send" },
    { action: "preview" },
    { action: "link" },
    { action: "copy" },
    { action: "extend", days: 10 },
    check,
    { action: "cancel" },
  ])
    if (quote) await ask(`/desk/quotes/${quote}`, work);
  await ask("/staff-accounts", { action: "invite", name: "Canaryfirst", email, role: "sales" });
  close();
}

/** Charges a card less than its order's total and accepts the payment as staff. */
export async function acceptReviewAsStaff(
  services: Services,
  bank: ReturnType<typeof createFakeGateway>,
  { person }: Words,
): Promise<void> {
  const attempts = await services.db.select().from(paymentAttempts);
  const ref = attempts.find(({ provider }) => provider === "stripe")?.providerRef;
  if (!ref) return;
  bank.updateIntent(ref, { amount: 100, error: `${person.firstName} ${person.email}` });
  bank.pay(ref);
  await settle(services, "stripe", ref);
  const { ask, close } = serveStaffEndpoints(services);
  const [review] = idsIn(await ask("/payment-reviews"));
  if (review) await ask(`/payment-reviews/${review}`, { way: "accept", note: "Canarynote of a part" });
  close();
}

function serveStaffEndpoints(services: Services) {
  const staffOf = async () => ({ name: "Canarystaff", role: "administrator" }) as const;
  const sessions = {
    list: () => [],
    end: async () => {},
    endForUser: async () => {},
    endUnverified: async () => {},
  };
  const mounts: readonly Mount[] = [
    createInboxMount(services, staffOf),
    createBackOfficeMount(services, staffOf),
    createPaymentReviewsMount(services, staffOf),
    createStaffAccountsMount({ ...services, sessions, sessionOf: () => undefined }, staffOf),
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
  return {
    ask: async (path: string, body?: object) =>
      (await fetch(root + path, body ? { method: "POST", body: JSON.stringify(body) } : {})).text(),
    close: () => void server.close(),
  };
}

/** Returns every id in a response, in order. */
function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/"id":"([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}
