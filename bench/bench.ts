import { argv } from "node:process";

// `npm run bench`: pages and publishing.
// `-- orders`: orders per second, and their queries among a million.
// `-- catalog`: a catalog of 60 styles compared with 10,000.
// `-- forms`: submissions, uploads and prices.
// `-- lighthouse`: Lighthouse on a simulated phone for each template.
// `-- typing`: the time from a key in the Studio until the frame of the shop shows it.
const benches: Readonly<Record<string, string>> = {
  pages: "./pages",
  orders: "./orders",
  catalog: "./catalog",
  forms: "./forms",
  lighthouse: "./lighthouse",
  typing: "./typing",
};
const [, , wanted = "pages"] = argv;
const bench = Object.hasOwn(benches, wanted) ? benches[wanted] : undefined;
if (bench) await import(bench);
else {
  console.error(`There is no bench “${wanted}”: choose one of ${Object.keys(benches).join(", ")}.`);
  process.exitCode = 1;
}
