import { readFile } from "node:fs/promises";
import { tryParseJson } from "@stile-and-rail/http/json";
import { command } from "../content/open-lake";
import { withBackOffice } from "./open-shop";
import { runQuoteCommand } from "./quote-commands";

/** `npm run quote`: runs actions of the sales back office from the command line. */
await command(() =>
  withBackOffice((ask) =>
    runQuoteCommand(
      {
        callBackOffice: ask,
        readJsonFile: async (file) => tryParseJson(await readFile(file, "utf8")),
        print: console.log,
      },
      process.argv.slice(2),
    ),
  ),
);
