import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { findPostgres, postgresMissingMessage, startPostgres } from "#tests/support/database/postgres";
import { measureOrders } from "./orders/measure-orders";
import { measureQueries } from "./orders/measure-queries";

// Orders for BENCH_MINUTES (10), then queries among BENCH_ORDERS (1,000,000) orders. Each uses a separate Postgres.
const minutes = Number(process.env.BENCH_MINUTES ?? 10);
const many = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const few = 10_000;

const bin = findPostgres();
if (!bin) throw new Error(postgresMissingMessage);
const settings = { fsync: "on", shared_buffers: "256MB", max_wal_size: "4GB" } as const;

const loadAtStart = loadavg()[0];
const postgres = await startPostgres(bin, settings);
const endToEnd = minutes > 0 ? await measureOrders(postgres.url, minutes) : null;
await postgres.stop();

const archive = await startPostgres(bin, { ...settings, fsync: "off" });
const queries = many > 0 ? await measureQueries(archive.url, [few, many]) : null;
await archive.stop();

const result = {
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
  loadAtStart,
  endToEnd,
  queries,
};
if (endToEnd) console.table(endToEnd);
if (queries) console.table(Object.fromEntries(queries.map(({ query, ...rest }) => [query, rest])));
mkdirSync("bench/results", { recursive: true });
const file = `bench/results/orders-${result.date}.json`;
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nWritten to ${file}`);
const faults = [
  ...(endToEnd && endToEnd.lost > 0 ? [`${endToEnd.lost} charges have no paid order`] : []),
  ...(endToEnd && endToEnd.unsentEmails > 0 ? [`${endToEnd.unsentEmails} emails were not sent`] : []),
  ...(queries ?? []).flatMap(({ query, faults: found }) => found.map((fault) => `${query}: ${fault}`)),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
