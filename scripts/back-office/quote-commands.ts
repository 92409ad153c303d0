import { z } from "zod";
import { quoteLifetimeDays } from "~/domains/quotes/quote";
import type { CallBackOffice } from "./open-shop";

/** The context of a command: the back office, file access, and the output. */
export type CommandContext = {
  readonly callBackOffice: CallBackOffice;
  /** Reads and parses the file of a name. */
  readonly readJsonFile: (file: string) => Promise<unknown>;
  readonly print: (line: string) => void;
};

type Command = {
  /** The usage text of the arguments; empty without arguments. */
  readonly usage: string;
  readonly description: string;
  readonly run: (context: CommandContext, what: string, extra: string | undefined) => Promise<void>;
};

/** The commands of `npm run quote`. Its help text is generated from them. */
const commands: Readonly<Record<string, Command>> = {
  create: {
    usage: "FILE.json [--send]",
    description: "makes a quote and prints its payment link",
    run: async (context, file, flag) => {
      const { id } = await postToBackOffice(
        context,
        ["quotes"],
        { input: await context.readJsonFile(file) },
        z.object({ id: z.string() }),
      );
      if (flag === "--send") await runAction(context, id, { action: "send" }, "Sent.");
      await printLink(context, id, "link");
    },
  },
  price: {
    usage: "FILE.json",
    description: "prints what it would come to; writes nothing",
    run: price,
  },
  preview: {
    usage: "NUMBER",
    description: "prints a link for staff that shows it as its customer sees it, for 15 minutes",
    run: runWithQuote((context, id) => printLink(context, id, "preview")),
  },
  send: {
    usage: "NUMBER",
    description: "mails the link to its customer",
    run: runWithQuote((context, id) => runAction(context, id, { action: "send" }, "Sent.")),
  },
  link: {
    usage: "NUMBER",
    description: "prints a new payment link",
    run: runWithQuote((context, id) => printLink(context, id, "link")),
  },
  copy: {
    usage: "NUMBER",
    description: "makes a draft of the same contents and prints its number",
    run: runWithQuote(copy),
  },
  extend: {
    usage: "NUMBER [DAYS]",
    description: `extends it by DAYS (default ${quoteLifetimeDays}); counted from today if it has expired`,
    run: runWithQuote(extend),
  },
  cancel: {
    usage: "NUMBER",
    description: "cancels it; its links stop working",
    run: runWithQuote((context, id) => runAction(context, id, { action: "cancel" }, "Canceled.")),
  },
  list: { usage: "[WORDS]", description: "prints the newest quotes", run: list },
};

const usage = [
  ...Object.entries(commands).map(([command, { usage: args, description }], at) => {
    const start = at === 0 ? "Usage: " : "       ";
    return `${start}npm run quote -- ${`${command} ${args}`.padEnd(26)}  ${description}`;
  }),
  "FILE.json: docs/quote.example.json",
].join("\n");

/** Runs the command of the arguments. Unknown commands print the help text. */
export async function runQuoteCommand(
  context: CommandContext,
  [name = "", what = "", extra]: readonly string[],
): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (what === "" && !command.usage.startsWith("["))) throw new Error(usage);
  await command.run(context, what, extra);
}

async function price(context: CommandContext, file: string): Promise<void> {
  const input = await context.readJsonFile(file);
  const amounts = await postToBackOffice(context, ["quotes", "price"], { input }, pricedShape);
  for (const [name, amount] of [
    ["Items", amounts.subtotal],
    [amounts.shippingLabel ?? "Shipping", amounts.shippingAmount],
    [`Tax ${amounts.taxPercent} %`, amounts.taxAmount],
    ["Discount", -amounts.discountAmount],
    ["Total", amounts.total],
  ] as const)
    context.print(`${name}: ${amount.toFixed(2)}`);
}

const pricedShape = z.object({
  subtotal: z.number(),
  shippingLabel: z.string().nullable(),
  shippingAmount: z.number(),
  taxPercent: z.number(),
  taxAmount: z.number(),
  discountAmount: z.number(),
  total: z.number(),
});

async function extend(context: CommandContext, id: string, days = String(quoteLifetimeDays)): Promise<void> {
  const action = { action: "extend", days: Number(days) };
  const { lastDay } = await postToBackOffice(
    context,
    ["quotes", id],
    action,
    z.object({ lastDay: z.string() }),
  );
  context.print(`Valid until ${lastDay}.`);
}

async function copy(context: CommandContext, id: string): Promise<void> {
  const made = await postToBackOffice(
    context,
    ["quotes", id],
    { action: "copy" },
    z.object({ id: z.string() }),
  );
  context.print(
    (await readFromBackOffice(context, ["quotes", made.id], {}, z.object({ number: z.string() }))).number,
  );
}

async function printLink(context: CommandContext, id: string, action: "link" | "preview"): Promise<void> {
  context.print(
    (await postToBackOffice(context, ["quotes", id], { action }, z.object({ link: z.string() }))).link,
  );
}

async function runAction(
  context: CommandContext,
  id: string,
  action: object,
  confirmation: string,
): Promise<void> {
  await postToBackOffice(context, ["quotes", id], action, z.object({}));
  context.print(confirmation);
}

async function list(context: CommandContext, text: string): Promise<void> {
  for (const { number, status, total, name } of await searchQuotes(context, text))
    context.print([number, status.padEnd(14), total.toFixed(2).padStart(12), name].join("  "));
}

/** Wraps a command for one quote, which is identified by its number. */
function runWithQuote(
  run: (context: CommandContext, id: string, extra?: string) => Promise<void>,
): Command["run"] {
  return async (context, number, extra) => {
    const quote = (await searchQuotes(context, number)).find((candidate) => candidate.number === number);
    if (!quote) throw new Error(`There is no quote ${number}.`);
    await run(context, quote.id, extra);
  };
}

const listShape = z.object({
  quotes: z.array(
    z.object({ id: z.string(), number: z.string(), name: z.string(), status: z.string(), total: z.number() }),
  ),
});

async function searchQuotes(context: CommandContext, search: string) {
  return (await readFromBackOffice(context, ["quotes"], { search }, listShape)).quotes;
}

async function readFromBackOffice<S extends z.ZodType>(
  { callBackOffice }: CommandContext,
  path: readonly string[],
  query: Readonly<Record<string, string>>,
  shape: S,
): Promise<z.infer<S>> {
  return parseReply(await callBackOffice({ method: "GET", path, query, body: null }), shape);
}

async function postToBackOffice<S extends z.ZodType>(
  { callBackOffice }: CommandContext,
  path: readonly string[],
  body: unknown,
  shape: S,
): Promise<z.infer<S>> {
  return parseReply(await callBackOffice({ method: "POST", path, query: {}, body }), shape);
}

/** Parses the reply of the back office, or throws its error message. */
function parseReply<S extends z.ZodType>(answer: Awaited<ReturnType<CallBackOffice>>, shape: S): z.infer<S> {
  if (!("status" in answer)) throw new Error("The shop replied in an unknown format.");
  if (answer.status < 300) return shape.parse(answer.body);
  const refusal = z.object({ message: z.string() }).safeParse(answer.body);
  throw new Error(refusal.success ? refusal.data.message : `The shop answered ${answer.status}.`);
}
