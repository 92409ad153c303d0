import { argv } from "node:process";

// `npm run bench`: pages and publishing. `-- orders`: orders by the second, and their queries among a million.
// `-- catalog`: the catalog of 60 styles beside one of 10,000. `-- forms`: submissions, uploads and prices.
// `-- lighthouse`: Lighthouse on a simulated phone, template by template.
// `-- typing`: from a key in the Studio until its letter stands in the shop beside the form.
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
