import { argv } from "node:process";

// `npm run bench`: pages and publishing. `npm run bench -- orders`: orders by the second, and their queries among a million.
await import(argv[2] === "orders" ? "./orders" : "./pages");
