import type { Db } from "#db/client.server";
import { createOrderDraft, type PricedLine } from "~/domains/orders/order-draft";
import { recordPastOrder } from "~/domains/orders/record-past-order.server";
import { newId } from "~/kernel/ids";
import { cents, ZERO } from "~/kernel/money/money";
import type { OrderStatus } from "~/kernel/statuses/statuses";
import type { Clock } from "~/kernel/time/clock";
import { dayMs } from "~/kernel/time/duration";
import { insertAddress, lockAddressBook } from "./addresses/address.store.server";
import type { SavedAddress } from "./addresses/saved-address";
import { findOrCreateCustomer, updateProfile } from "./customer.store.server";
import { demoCustomerEmail } from "./demo-account";

const home: Omit<SavedAddress, "id"> = {
  email: demoCustomerEmail,
  firstName: "Robin",
  lastName: "Holt",
  company: null,
  street1: "418 Second Avenue SW",
  street2: null,
  city: "Sidney",
  state: "MT",
  zipCode: "59270",
  countryId: "US",
  phoneNumber: "4065550163",
  isDefaultShipping: true,
  isDefaultBilling: true,
};

const cabin: Omit<SavedAddress, "id"> = {
  ...home,
  company: "Holt & Daughters",
  street1: "27 Lakeshore Road",
  city: "Williston",
  state: "ND",
  zipCode: "58801",
  isDefaultShipping: false,
  isDefaultBilling: false,
};

const createLine = (
  sku: string,
  name: string,
  price: number,
  finish: readonly [string, string],
): PricedLine => ({
  sku,
  name: `${name} Sample Door`,
  qty: 1,
  price: cents(price),
  weight: 2,
  customOptions: [{ type: "color", value: finish[0], label: finish[1] }],
});

const navy = createLine("SMPL-TRNV", "Trenton Recessed Navy", 0, ["navy", "Navy"]);
const royal = createLine("SMPL-TRRY", "Trenton Recessed Royal", 0, ["royal", "Royal"]);
const gloss = createLine("SMPL-PMGW", "Palermo Gloss White", 1250, ["gloss-white", "Gloss White"]);

type PastOrder = {
  readonly lines: readonly PricedLine[];
  readonly to: typeof home;
  readonly daysAgo: number;
  readonly status: OrderStatus;
  readonly isPaid: boolean;
};

const orders: readonly PastOrder[] = [
  { lines: [navy, royal], to: home, daysAgo: 34, status: "shipped", isPaid: true },
  { lines: [gloss, navy], to: cabin, daysAgo: 9, status: "processing", isPaid: true },
  { lines: [gloss], to: cabin, daysAgo: 1, status: "pending", isPaid: false },
];

/** Creates the demo customer with two addresses and three orders. A second start adds nothing. */
export async function seedDemoAccount({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { id, firstName } = await findOrCreateCustomer(tx, demoCustomerEmail, newId(), now);
    if (firstName !== "") return;
    await updateProfile(tx, id, { firstName: "Robin", lastName: "Holt", phoneNumber: home.phoneNumber }, now);
    if ((await lockAddressBook(tx, id)) === 0) {
      for (const [position, address] of [home, cabin].entries())
        await insertAddress(tx, id, { ...address, id: newId() }, new Date(now.getTime() + position));
    }
    for (const [position, past] of orders.entries()) {
      const placedAt = new Date(now.getTime() - past.daysAgo * dayMs);
      await recordPastOrder(tx, {
        ...past,
        placementId: `demo-order-${position}`,
        draft: createDraft(past, id),
        placedAt,
      });
    }
  });
}

/**
 * Creates an order's draft with the costs of its destination. Montana has no shipping cost and no tax. Williston,
 * North Dakota, has $9.95 and 6.5 %.
 */
function createDraft({ lines, to }: PastOrder, customerId: string) {
  const isHere = to.state === "MT";
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const rate = isHere ? ZERO : cents(995);
  const percent = isHere ? 0 : 6.5;
  const {
    id: _id,
    company: _company,
    isDefaultBilling: _b,
    isDefaultShipping: _s,
    ...address
  } = { id: "", ...to };
  return createOrderDraft({
    lines,
    addresses: { billing: { ...address, type: "billing" }, shipping: { ...address, type: "shipping" } },
    shipping: { method: "standard", label: "Standard shipping", rate },
    tax: { percent, total: cents(Math.round(((subtotal + rate) * percent) / 100)) },
    customerId,
    additionalNotes: null,
  });
}
