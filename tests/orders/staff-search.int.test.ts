import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders, payments } from "#db/schema/orders";
import { testDatabase } from "#tests/support/database/database";
import { explainWithoutSeqScan } from "#tests/support/database/query-plan";
import { buildOrderSearch } from "~/domains/orders/back-office/order-list.store.server";
import { orderQuerySchema, paymentQuerySchema } from "~/domains/orders/back-office/order-query";
import { buildPaymentSearch } from "~/domains/orders/back-office/payment-list.store.server";
import {
  exportOrders,
  exportPayments,
  readOrders,
  readPayments,
} from "~/domains/orders/back-office/read-orders.server";
import { insertGeneratedOrders } from "../../bench/orders/generate-orders";

const database = testDatabase();

const ordersBy = async (search: string) => {
  const { orders, total } = await readOrders(database.db, orderQuerySchema.parse({ search }));
  expect(total, search).toBe(orders.length);
  return orders.map(({ id }) => id).toSorted();
};
const paymentsBy = async (search: string) => {
  const { payments, total } = await readPayments(database.db, paymentQuerySchema.parse({ search }));
  expect(total, search).toBe(payments.length);
  return payments.map(({ id }) => id).toSorted();
};

const people = [
  {
    id: "o-1",
    email: "jorg.muller@kuche.example",
    firstName: "Jörg",
    lastName: "Müller",
    words: "Door SMPL-TRNV",
  },
  {
    id: "o-2",
    email: "m@o-hara.example",
    firstName: "Maeve",
    lastName: "O'Hara-Müllerin",
    words: "Panel 24x30",
  },
  {
    id: "o-3",
    email: "ada@acme.example",
    firstName: "ÅSA",
    lastName: "Lovelace",
    words: "Pull {a} [b] c\\d e|f",
  },
];

/** Inserts three orders with the numbers 47, 470 and 4711, each with a payment. */
async function threeOrders() {
  const { db } = database;
  await insertGeneratedOrders(db, 1, 3);
  for (const [n, { id, words: text, ...person }] of people.entries()) {
    const orderNumber = [47, 470, 4711][n];
    await db
      .update(orders)
      .set({ ...person, lineWords: text, orderNumber })
      .where(sql`id = ${id}`);
    await db
      .update(payments)
      .set({ transactionId: `ch_${n}aB` })
      .where(sql`order_id = ${id}`);
  }
}

describe("the staff search", () => {
  it("finds prefixes in names, addresses, SKUs and numbers with or without zeros", async () => {
    await threeOrders();
    const expected: readonly [string, readonly string[]][] = [
      ["mül", ["o-1", "o-2"]],
      ["MÜLLER", ["o-1", "o-2"]],
      ["müller jö", ["o-1"]],
      ["åsa", ["o-3"]],
      ["hara", ["o-2"]],
      ["o'hara", ["o-2"]],
      ["ada@acme", ["o-3"]],
      ["@acme.example", ["o-3"]],
      ["example", ["o-1", "o-2", "o-3"]],
      ["smpl-tr", ["o-1"]],
      ["TRNV", ["o-1"]],
      ["24x", ["o-2"]],
      ["c\\d e|f", ["o-3"]],
      ["47", ["o-1"]],
      ["000000470", ["o-2"]],
      ["#4711", ["o-3"]],
    ];
    for (const [search, ids] of expected) {
      expect(await ordersBy(search), search).toEqual(ids);
      expect(await paymentsBy(search), search).toEqual(ids.map((id) => id.replace("o-", "y-")));
    }
  });

  it("falls back to substrings only without a prefix match, also in exports", async () => {
    await threeOrders();
    expect(await ordersBy("ovelac")).toEqual(["o-3"]);
    expect(await ordersBy("711")).toEqual(["o-3"]);
    expect(await ordersBy("nowhere")).toEqual([]);
    // "Hara" is a prefix in one order, so the substring in another order does not count.
    await database.db.update(orders).set({ lastName: "Sahara" }).where(sql`id = 'o-1'`);
    expect(await ordersBy("hara")).toEqual(["o-2"]);
    const table = await exportOrders(database.db, orderQuerySchema.parse({ search: "ovelac" }));
    expect(table.trim().split("\n")).toHaveLength(2);
    const ofPayments = await exportPayments(database.db, paymentQuerySchema.parse({ search: "hara" }));
    expect(ofPayments.trim().split("\n")).toHaveLength(2);
  });

  it("finds a payment by method and reference", async () => {
    await threeOrders();
    expect(await paymentsBy("ch_1a")).toEqual(["y-2"]);
    expect(await paymentsBy("credit")).toEqual(["y-1", "y-2", "y-3"]);
    expect(await paymentsBy("2ab")).toEqual(["y-3"]);
  });

  it("returns the same rows for common and rare words", async () => {
    await insertGeneratedOrders(database.db, 1, 70);
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const query = { ...orderQuerySchema.parse({ search: "customer-" }), after };
      const { orders: rows, total, next } = await readOrders(database.db, query);
      expect(total).toBe(70);
      ids.push(...rows.map(({ id }) => id));
      after = next ?? undefined;
    } while (after);
    expect(ids).toEqual(Array.from({ length: 70 }, (_, n) => `o-${70 - n}`));
    const few = await readOrders(database.db, orderQuerySchema.parse({ search: "customer-000003@" }));
    expect(few.orders.map(({ id }) => id)).toEqual(
      ["66", "59", "52", "45", "38", "31", "24", "17", "10", "3"].map((n) => `o-${n}`),
    );
  });

  it("accepts any search text", async () => {
    await threeOrders();
    const signs = [
      "'",
      "''",
      "\\",
      "&",
      "|",
      "!",
      ":",
      ":*",
      "(",
      ")",
      "<->",
      "*",
      "%",
      "_",
      '"',
      "$$",
      "\0",
      "\u00a0",
      "ü",
      "🚪",
      "\ud83d",
      "a",
      "1",
      " ",
    ];
    let seed = 187;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let turn = 0; turn < 150; turn += 1) {
      const search = Array.from({ length: 1 + next(12) }, () => signs[next(signs.length)]).join("");
      const query = orderQuerySchema.parse({ search });
      await expect(readOrders(database.db, query), JSON.stringify(search)).resolves.toBeDefined();
    }
    await expect(
      readOrders(database.db, orderQuerySchema.parse({ search: "x".repeat(200) })),
    ).resolves.toMatchObject({ total: 0 });
  });

  it("searches single characters in the newest 10,000 rows only", async () => {
    await threeOrders();
    const { db } = database;
    expect(await ordersBy("{")).toEqual(["o-3"]);
    expect(await paymentsBy("_0")).toEqual(["y-1"]);
    for (const substring of ["{", "!!", "-x", "ü"]) {
      const plan = await explainWithoutSeqScan(db, orders, await buildOrderSearch(db, { substring }));
      expect(plan, substring).toContain("orders_number");
      expect(plan, substring).not.toContain("Seq Scan");
    }
    expect(
      await explainWithoutSeqScan(db, orders, await buildOrderSearch(db, { prefixQuery: "'ada':*" })),
    ).toContain("Bitmap Index Scan on orders_words");
  });

  it("finds payments by their own text and by their orders without scanning all rows", async () => {
    await threeOrders();
    const { db } = database;
    const { ofPayments: paymentSearch, ofOrders } = await buildPaymentSearch(db, { prefixQuery: "'ch_2':*" });
    expect(await explainWithoutSeqScan(db, payments, paymentSearch)).toContain(
      "Bitmap Index Scan on payment_words",
    );
    expect(await explainWithoutSeqScan(db, orders, ofOrders)).toContain("Bitmap Index Scan on orders_words");
    for (const substring of ["{", "!!", "-x", "ü"]) {
      const plan = await explainWithoutSeqScan(
        db,
        payments,
        (await buildPaymentSearch(db, { substring })).ofPayments,
      );
      expect(plan, substring).toContain("payment_position");
      expect(plan, substring).not.toContain("Seq Scan");
    }
    // PGlite has no trigrams (decision 140).
    if (database.kind !== "postgres") return;
    const middle = await buildPaymentSearch(db, { substring: "ovelac" });
    expect(await explainWithoutSeqScan(db, payments, middle.ofPayments)).toContain("payment_searched");
    expect(await explainWithoutSeqScan(db, orders, middle.ofOrders)).toContain("orders_searched");
  });

  it("accepts an order with a word too long for the index", async () => {
    await threeOrders();
    const long = "w".repeat(9_000);
    await database.db.update(orders).set({ lineWords: long }).where(sql`id = 'o-1'`);
    expect(await ordersBy("w".repeat(150))).toEqual(["o-1"]);
  });
});
