import { readFile } from "node:fs/promises";
import { tryParseJson } from "@stile-and-rail/http/json";
import { runCommand } from "../content/open-lake";
import { withBackOffice } from "./open-shop";
import { runQuoteCommand } from "./quote-commands";

/** `npm run quote`: runs actions of the sales back office from the command line. */
await runCommand(() =>
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
