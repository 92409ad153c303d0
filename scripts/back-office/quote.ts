import { readFile } from "node:fs/promises";
import { tryParseJson } from "@stile-and-rail/http/json";
import { command } from "../content/open-lake";
import { withBackOffice } from "./open-shop";
import { runQuoteVerb } from "./quote-verbs";

/** `npm run quote`: runs actions of the sales back office from the command line. */
await command(() =>
  withBackOffice((ask) =>
    runQuoteVerb(
      { ask, read: async (file) => tryParseJson(await readFile(file, "utf8")), say: console.log },
      process.argv.slice(2),
    ),
  ),
);
