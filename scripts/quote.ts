import { readFile } from "node:fs/promises";
import { z } from "zod";
import { jsonIn } from "~/kernel/json";
import { command } from "./open-lake";
import { type AskDesk, atDesk } from "./open-shop";

const usage = `Usage: npm run quote -- create FILE.json [--send]   makes a quote and prints its payment link
       npm run quote -- send NUMBER                  mails the link to its customer
       npm run quote -- link NUMBER                  prints a new link
       npm run quote -- list [WORDS]                 the newest quotes
FILE.json: docs/quote.example.json`;

/** `npm run quote`: what the sales desk does, from the command line. */
await command(async () => {
  const [verb, what = "", flag] = process.argv.slice(2);
  await atDesk(async (ask) => {
    if (verb === "create" && what) return create(ask, what, flag === "--send");
    if (verb === "send" && what) return send(ask, await idOf(ask, what));
    if (verb === "link" && what) return link(ask, await idOf(ask, what));
    if (verb === "list") return list(ask, what);
    throw new Error(usage);
  });
});

async function create(ask: AskDesk, file: string, isSent: boolean): Promise<void> {
  const input = jsonIn(await readFile(file, "utf8"));
  const { id } = await done(ask, ["quotes"], { input }, z.object({ id: z.string() }));
  if (isSent) await send(ask, id);
  await link(ask, id);
}

async function send(ask: AskDesk, id: string): Promise<void> {
  await done(ask, ["quotes", id], { action: "send" }, z.object({}));
  console.log("Sent.");
}

async function link(ask: AskDesk, id: string): Promise<void> {
  console.log((await done(ask, ["quotes", id], { action: "link" }, z.object({ link: z.string() }))).link);
}

const listShape = z.object({
  quotes: z.array(
    z.object({ id: z.string(), number: z.string(), name: z.string(), status: z.string(), total: z.number() }),
  ),
});

async function found(ask: AskDesk, search: string) {
  const answer = await ask({ method: "GET", path: ["quotes"], query: { search }, body: null });
  return listShape.parse("body" in answer ? answer.body : {}).quotes;
}

async function list(ask: AskDesk, words: string): Promise<void> {
  for (const { number, status, total, name } of await found(ask, words)) {
    console.log([number, status.padEnd(14), total.toFixed(2).padStart(12), name].join("  "));
  }
}

async function idOf(ask: AskDesk, number: string): Promise<string> {
  const quote = (await found(ask, number)).find((candidate) => candidate.number === number);
  if (!quote) throw new Error(`There is no quote ${number}.`);
  return quote.id;
}

async function done<S extends z.ZodType>(
  ask: AskDesk,
  path: readonly string[],
  body: unknown,
  shape: S,
): Promise<z.infer<S>> {
  const answer = await ask({ method: "POST", path, query: {}, body });
  if (!("status" in answer)) throw new Error("The shop answered something else.");
  if (answer.status < 300) return shape.parse(answer.body);
  const refusal = z.object({ message: z.string() }).safeParse(answer.body);
  throw new Error(refusal.success ? refusal.data.message : `The shop answered ${answer.status}.`);
}
