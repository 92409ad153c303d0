import { z } from "zod";
import { quoteLifetimeDays } from "~/domains/quotes/quote";
import type { CallBackOffice } from "./open-shop";

/** The context of a command: the back office, file access, and the output. */
export type Work = {
  readonly ask: CallBackOffice;
  /** Reads and parses the file of a name. */
  readonly read: (file: string) => Promise<unknown>;
  readonly say: (line: string) => void;
};

type Verb = {
  /** The usage text of the arguments; empty without arguments. */
  readonly takes: string;
  readonly does: string;
  readonly run: (work: Work, what: string, extra: string | undefined) => Promise<void>;
};

/** The commands of `npm run quote`. Its help text is generated from them. */
const verbs: Readonly<Record<string, Verb>> = {
  create: {
    takes: "FILE.json [--send]",
    does: "makes a quote and prints its payment link",
    run: async (work, file, flag) => {
      const { id } = await done(
        work,
        ["quotes"],
        { input: await work.read(file) },
        z.object({ id: z.string() }),
      );
      if (flag === "--send") await act(work, id, { action: "send" }, "Sent.");
      await printLink(work, id, "link");
    },
  },
  price: {
    takes: "FILE.json",
    does: "prints what it would come to; writes nothing",
    run: price,
  },
  preview: {
    takes: "NUMBER",
    does: "prints a link for staff that shows it as its customer sees it, for 15 minutes",
    run: onQuote((work, id) => printLink(work, id, "preview")),
  },
  send: {
    takes: "NUMBER",
    does: "mails the link to its customer",
    run: onQuote((work, id) => act(work, id, { action: "send" }, "Sent.")),
  },
  link: {
    takes: "NUMBER",
    does: "prints a new payment link",
    run: onQuote((work, id) => printLink(work, id, "link")),
  },
  copy: {
    takes: "NUMBER",
    does: "makes a draft of the same contents and prints its number",
    run: onQuote(copy),
  },
  extend: {
    takes: "NUMBER [DAYS]",
    does: `extends it by DAYS (default ${quoteLifetimeDays}); counted from today if it has expired`,
    run: onQuote(extend),
  },
  cancel: {
    takes: "NUMBER",
    does: "cancels it; its links stop working",
    run: onQuote((work, id) => act(work, id, { action: "cancel" }, "Canceled.")),
  },
  list: { takes: "[WORDS]", does: "prints the newest quotes", run: list },
};

const usage = [
  ...Object.entries(verbs).map(([verb, { takes, does }], at) => {
    const start = at === 0 ? "Usage: " : "       ";
    return `${start}npm run quote -- ${`${verb} ${takes}`.padEnd(26)}  ${does}`;
  }),
  "FILE.json: docs/quote.example.json",
].join("\n");

/** Runs the command of the arguments. Unknown commands print the help text. */
export async function runQuoteVerb(
  work: Work,
  [name = "", what = "", extra]: readonly string[],
): Promise<void> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb || (what === "" && !verb.takes.startsWith("["))) throw new Error(usage);
  await verb.run(work, what, extra);
}

async function price(work: Work, file: string): Promise<void> {
  const input = await work.read(file);
  const amounts = await done(work, ["quotes", "price"], { input }, pricedShape);
  for (const [name, amount] of [
    ["Items", amounts.subtotal],
    [amounts.shippingLabel ?? "Shipping", amounts.shippingAmount],
    [`Tax ${amounts.taxPercent} %`, amounts.taxAmount],
    ["Discount", -amounts.discountAmount],
    ["Total", amounts.total],
  ] as const)
    work.say(`${name}: ${amount.toFixed(2)}`);
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

async function extend(work: Work, id: string, days = String(quoteLifetimeDays)): Promise<void> {
  const action = { action: "extend", days: Number(days) };
  const { lastDay } = await done(work, ["quotes", id], action, z.object({ lastDay: z.string() }));
  work.say(`Valid until ${lastDay}.`);
}

async function copy(work: Work, id: string): Promise<void> {
  const made = await done(work, ["quotes", id], { action: "copy" }, z.object({ id: z.string() }));
  work.say((await read(work, ["quotes", made.id], {}, z.object({ number: z.string() }))).number);
}

async function printLink(work: Work, id: string, action: "link" | "preview"): Promise<void> {
  work.say((await done(work, ["quotes", id], { action }, z.object({ link: z.string() }))).link);
}

async function act(work: Work, id: string, action: object, confirmation: string): Promise<void> {
  await done(work, ["quotes", id], action, z.object({}));
  work.say(confirmation);
}

async function list(work: Work, text: string): Promise<void> {
  for (const { number, status, total, name } of await found(work, text))
    work.say([number, status.padEnd(14), total.toFixed(2).padStart(12), name].join("  "));
}

/** Wraps a command for one quote, which is identified by its number. */
function onQuote(run: (work: Work, id: string, extra?: string) => Promise<void>): Verb["run"] {
  return async (work, number, extra) => {
    const quote = (await found(work, number)).find((candidate) => candidate.number === number);
    if (!quote) throw new Error(`There is no quote ${number}.`);
    await run(work, quote.id, extra);
  };
}

const listShape = z.object({
  quotes: z.array(
    z.object({ id: z.string(), number: z.string(), name: z.string(), status: z.string(), total: z.number() }),
  ),
});

async function found(work: Work, search: string) {
  return (await read(work, ["quotes"], { search }, listShape)).quotes;
}

async function read<S extends z.ZodType>(
  { ask }: Work,
  path: readonly string[],
  query: Readonly<Record<string, string>>,
  shape: S,
): Promise<z.infer<S>> {
  return understood(await ask({ method: "GET", path, query, body: null }), shape);
}

async function done<S extends z.ZodType>(
  { ask }: Work,
  path: readonly string[],
  body: unknown,
  shape: S,
): Promise<z.infer<S>> {
  return understood(await ask({ method: "POST", path, query: {}, body }), shape);
}

/** Parses the reply of the back office, or throws its error message. */
function understood<S extends z.ZodType>(answer: Awaited<ReturnType<CallBackOffice>>, shape: S): z.infer<S> {
  if (!("status" in answer)) throw new Error("The shop answered something else.");
  if (answer.status < 300) return shape.parse(answer.body);
  const refusal = z.object({ message: z.string() }).safeParse(answer.body);
  throw new Error(refusal.success ? refusal.data.message : `The shop answered ${answer.status}.`);
}
