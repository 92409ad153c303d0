import { argv } from "node:process";

// `npm run bench`: pages and publishing.
// `-- orders`: orders per second, and their queries among a million.
// `-- catalog`: a catalog of 60 styles compared with 10,000.
// `-- forms`: submissions, uploads and prices.
// `-- lighthouse`: Lighthouse on a simulated phone for each template.
// `-- preview-latency`: the time from a key in the Studio until the frame of the shop shows it.
// `-- studio-search`: the searches of the Studio among 330, 3,300 and 10,000 documents.
// `-- load`: pages and orders during a flood of renders, and memory during a million requests.
const benches: Readonly<Record<string, string>> = {
  pages: "./pages",
  orders: "./orders",
  catalog: "./catalog",
  forms: "./forms",
  lighthouse: "./lighthouse",
  "preview-latency": "./preview-latency",
  "studio-search": "./studio-search",
  load: "./load",
};
const [, , wanted = "pages"] = argv;
const bench = Object.hasOwn(benches, wanted) ? benches[wanted] : undefined;
if (bench) await import(bench);
else {
  console.error(`There is no benchmark “${wanted}”. Choose one of ${Object.keys(benches).join(", ")}.`);
  process.exitCode = 1;
}
