import { sql } from "drizzle-orm";
import type { Db } from "#db/client.server";

/** The time of the last order. Each earlier order was placed a minute before the next. */
const lastPlaced = new Date("2026-10-01T12:00:00Z");

/** Returns the number of customers. Each places ten orders, so each name and address matches ten orders. */
export const countCustomers = (orders: number): number => Math.max(1, Math.floor(orders / 10));

/** The number of doors, as in the catalog. With more orders, more of them contain each door. */
const houseNumbers = 900;

/** Returns the search words of a customer's order. No word is the prefix of another. */
function createSearchTexts(customer: number) {
  const six = String(customer).padStart(6, "0");
  const houseNumber = String(customer % houseNumbers).padStart(3, "0");
  return {
    email: `customer-${six}@example.com`,
    name: `First${houseNumber} Last${six}`,
    door: `SMPL-${houseNumber}`,
    line: `SMPL-${houseNumber}-${six}`,
  };
}

/** Returns the ids of the rows of an order. */
export const createOrderIds = (n: number, customers: number) => ({
  order: `o-${n}`,
  attempt: `a-${n}`,
  ref: `pi_${n}`,
  charge: `ch_${n}`,
  payment: `y-${n}`,
  placement: `p-${n}`,
  ...createSearchTexts(n % customers),
});

/**
 * Fills a database with paid orders of a range of numbers. One in twenty was abandoned, and one in ten thousand needs
 * a review. Each order has a line, two addresses, three history entries, two sent emails and an event. One in ten
 * begins with a quote, and one in ten with a message.
 */
export async function insertGeneratedOrders(
  db: Db,
  first: number,
  last: number,
  customers = countCustomers(last),
): Promise<void> {
  const at = `(timestamptz '${lastPlaced.toISOString()}' - make_interval(mins => ${last} - n))`;
  const customer = `lpad((n % ${customers})::text, 6, '0')`;
  const houseNumberSql = `lpad((n % ${customers} % ${houseNumbers})::text, 3, '0')`;
  const insert: Insert = async (table, columns, values, rows = "") => {
    const each = `from generate_series(${first}, ${last}) as n${rows}`;
    const statement = `insert into ${table} (${columns}) select ${values} ${each}`;
    await db.execute(
      sql.raw(
        statement.replaceAll(":at", at).replaceAll(":customer", customer).replaceAll(":door", houseNumberSql),
      ),
    );
  };
  await insertOrders(insert);
  await insertPayments(insert);
  await insertQuotes(insert);
  await db.execute(sql.raw("vacuum analyze"));
}

type Insert = (table: string, columns: string, values: string, rows?: string) => Promise<void>;
const isPaid = "(n % 20 <> 0)";
/** One in ten thousand orders has a rare status. */
const isRare = "(n % 10000 = 7)";

async function insertOrders(insert: Insert): Promise<void> {
  await insert(
    "orders",
    `id, placement_id, state, status, customer_is_guest, email, first_name, last_name, order_currency_code, weight,
     total_item_count, subtotal, subtotal_incl_tax, shipping_amount, shipping_tax_amount, shipping_incl_tax, tax_percent,
     tax_amount, discount_amount, total, minimum_split_amount, line_words, email_sent, created_at, updated_at`,
    `'o-' || n, 'p-' || n, 'new', case when ${isRare} then 'fraud' when ${isPaid} then 'ordered' else 'pending' end, true,
     'customer-' || :customer || '@example.com', 'First' || :door, 'Last' || :customer, 'USD', 1,
     1, 1250, 1250, 995, 0, 995, 5, 112, 0, 2357, 0, 'Door ' || :door || ' SMPL-' || :door || '-' || :customer, ${isPaid}, :at, :at`,
  );
  await insert(
    "order_item",
    `id, order_id, position, sku, name, qty, price, original_price, price_incl_tax, weight, row_weight, row_total, tax_percent,
     tax_amount, row_total_incl_tax, custom_options`,
    `'i-' || n, 'o-' || n, 0, 'SMPL-' || :door || '-' || :customer, 'Door ' || :door, 1, 1250, 1250, 1250, 1, 1, 1250, 5, 62, 1312, '[]'`,
  );
  await insert(
    "order_address",
    `id, order_id, type, email, first_name, last_name, street1, city, state, zip_code, country_id, phone_number`,
    `type || n, 'o-' || n, type, 'customer-' || :customer || '@example.com', 'Ada', 'Lovelace', '12 Main St', 'Fargo', 'ND',
     '58102', 'US', '4065550100'`,
    " cross join (values ('billing'), ('shipping')) as kinds(type)",
  );
  await insert(
    "order_history",
    "order_id, status, comment, is_customer_notified, created_at",
    "'o-' || n, 'ordered', 'note ' || m, false, :at",
    " cross join generate_series(1, 3) as m",
  );
}

async function insertPayments(insert: Insert): Promise<void> {
  await insert(
    "payment_attempt",
    `id, short_id, order_id, provider, method, method_label, amount, currency, status, provider_ref, review_reason, sent_at,
     created_at, updated_at`,
    `'a-' || n, 'S' || n, 'o-' || n, 'stripe', 'credit-card', 'Credit card', 2357, 'USD',
     case when n % 10000 = 1 then 'needs_review' when ${isPaid} then 'paid' else 'open' end, 'pi_' || n,
     case when n % 10000 = 1 then 'paid 100 cents' end, :at, :at, :at`,
  );
  await insert(
    "payment",
    `id, order_id, attempt_id, provider, method, method_label, transaction_id, amount, status, additional_data,
     transaction_response, created_at, updated_at`,
    `'y-' || n, 'o-' || n, 'a-' || n, 'stripe', 'credit-card', 'Credit card', case when ${isPaid} then 'ch_' || n end, 2357,
     case when ${isRare} then 'failed' when ${isPaid} then 'completed' else 'pending' end, '{"brand":"visa","last4":"4242"}', '{}', :at, :at`,
  );
  await insert(
    "outbox",
    "id, kind, entity_id, attempts, not_before, recipient, subject, created_at, sent_at",
    "kind || n, kind, 'o-' || n, 1, :at, 'ada@example.com', 'Your order', :at, :at",
    " cross join (values ('order-confirmation'), ('order-confirmation-admin')) as kinds(kind)",
  );
  await insert(
    "webhook_event",
    "provider, event_id, type, ref, received_at, applied_at",
    "'stripe', 'evt_' || n, 'x', 'pi_' || n, :at, :at",
  );
}

async function insertQuotes(insert: Insert): Promise<void> {
  await insert(
    "quote",
    `id, status, first_name, last_name, email, phone, items, addresses, subtotal, shipping_amount, tax_percent, tax_amount,
     discount_amount, total, split_payment_enabled, minimum_split_amount, author, expires_at, created_at, updated_at`,
    `'q-' || n, case when ${isRare} then 'canceled' else 'ready_to_order' end, 'First' || :door, 'Last' || :customer,
     'customer-' || :customer || '@example.com', '4065550100',
     jsonb_build_array(jsonb_build_object('sku', 'SMPL-' || :door, 'name', 'Door ' || :door)), '[]', 1250, 995, 5, 112,
     0, 2357, false, 0, 'Ingrid', :at, :at, :at`,
    " where n % 10 = 7",
  );
  await insert(
    "form_submission",
    "id, form_name, form_title, status, entries, said, email, name, spam_reasons, steps_sent, is_complete, created_at, updated_at",
    `'f-' || n, 'contact', 'Contact', case when ${isRare} then 'new' else 'done' end, '{}',
     jsonb_build_array(jsonb_build_object('name', 'message', 'label', 'Message', 'value', 'About door ' || :door)),
     'customer-' || :customer || '@example.com', 'First' || :door || ' Last' || :customer, '[]', 1, true, :at, :at`,
    " where n % 10 = 7",
  );
}
