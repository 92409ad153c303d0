import { argv } from "node:process";

// `npm run bench`: pages and publishing. `-- orders`: orders by the second, and their queries among a million.
// `-- catalog`: the catalog of 60 styles beside one of 10,000.
const benches: Readonly<Record<string, string>> = { orders: "./orders", catalog: "./catalog" };
await import(benches[argv[2] ?? ""] ?? "./pages");
