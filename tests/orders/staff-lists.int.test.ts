import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import {
  orderQuerySchema,
  orderSorts,
  paymentQuerySchema,
  paymentSorts,
} from "~/domains/orders/back-office/order-query";
import { readOrders, readPayments } from "~/domains/orders/back-office/read-orders.server";
import { insertGeneratedOrders } from "../../bench/orders/generate-orders";

const database = testDatabase();

type Page = { readonly rows: readonly { readonly id: string }[]; readonly next: string | null };

/** Reads a list page by page and returns the ids of each page. */
async function turned(read: (after: string | undefined) => Promise<Page>): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const { rows, next } = await read(after);
    pages.push(rows.map(({ id }) => id));
    after = next ?? undefined;
  } while (after !== undefined && pages.length < 9);
  return pages;
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `o-${from + n}`);

describe("the pages of staff lists", () => {
  it("shows every order once in each sort order", async () => {
    await insertGeneratedOrders(database.db, 1, 65);
    for (const sort of orderSorts) {
      const query = orderQuerySchema.parse({ sort });
      const pages = await turned(async (after) => {
        const { orders, next } = await readOrders(database.db, { ...query, after });
        return { rows: orders, next };
      });
      expect(
        pages.map(({ length }) => length),
        sort,
      ).toEqual([30, 30, 5]);
      // All totals are equal, so the order numbers decide.
      const byNumber = sort.startsWith("-") ? numbers(1, 65).toReversed() : numbers(1, 65);
      if (sort.endsWith("name")) expect(pages.flat().toSorted(), sort).toEqual(numbers(1, 65).toSorted());
      else expect(pages.flat(), sort).toEqual(byNumber);
    }
  });

  it("shows every payment once in each sort order", async () => {
    await insertGeneratedOrders(database.db, 1, 61);
    for (const sort of paymentSorts) {
      const query = paymentQuerySchema.parse({ sort });
      const pages = await turned(async (after) => {
        const { payments, next } = await readPayments(database.db, { ...query, after });
        return { rows: payments, next };
      });
      expect(
        pages.map(({ length }) => length),
        sort,
      ).toEqual([30, 30, 1]);
      expect(new Set(pages.flat()).size, sort).toBe(61);
    }
  });

  it("starts the next page of a staff list after its last row, even if newer orders arrived", async () => {
    await insertGeneratedOrders(database.db, 1, 40);
    const query = orderQuerySchema.parse({});
    const first = await readOrders(database.db, query);
    await insertGeneratedOrders(database.db, 41, 45);
    const second = await readOrders(database.db, { ...query, after: first.next ?? undefined });
    expect(second.orders.map(({ id }) => id)).toEqual(numbers(1, 10).toReversed());
  });

  it("filters a staff list by status, offers no page after the last row, and counts up to a thousand", async () => {
    await insertGeneratedOrders(database.db, 1, 1_200);
    const pending = orderQuerySchema.parse({ status: "pending" });
    const first = await readOrders(database.db, pending);
    expect([first.total, first.orders.length]).toEqual([60, 30]);
    const second = await readOrders(database.db, { ...pending, after: first.next ?? undefined });
    expect([second.orders.length, second.next]).toEqual([30, null]);
    expect((await readOrders(database.db, orderQuerySchema.parse({}))).total).toBe(1_001);
    expect((await readPayments(database.db, paymentQuerySchema.parse({}))).total).toBe(1_001);
  });
});
