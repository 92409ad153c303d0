import { createQuote } from "~/domains/quotes/back-office/create-quote.server";
import { cancelQuote } from "~/domains/quotes/back-office/extend-quote.server";
import { quoteInputSchema } from "~/domains/quotes/back-office/quote-input.schema";
import { quoteQuerySchema } from "~/domains/quotes/back-office/quote-query";
import { readQuotes } from "~/domains/quotes/back-office/read-quotes.server";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { openQuoteByLink } from "~/domains/quotes/back-office/send-quote.server";
import type { Result } from "~/kernel/result";
import { dayMs } from "~/kernel/time/duration";
import type { Services } from "../services/services.server";
import { demoKitchen, demoQuotes } from "./demo-kitchens";

const author = "Demo";
/** The PO number of the quote that the demo offers for payment. */
const marker = "RH-0416";

/** Creates quotes in every status once, so that the back office of a demo has content. */
export async function seedDemoQuotes(services: Services): Promise<void> {
  const { total } = await readQuotes(services.db, quoteQuerySchema.parse({}), services.clock.now());
  if (total > 0) return;
  for (const { input, becomes: targetState } of demoQuotes) {
    const earlier = new Date(services.clock.now().getTime() - 45 * dayMs);
    const clock = targetState === "expired" ? { now: () => earlier } : services.clock;
    const servicesThen = { ...services, clock };
    const id = unwrap(await createQuote(servicesThen, quoteInputSchema.parse(input), { author }));
    if (targetState !== "draft")
      unwrap(await openQuoteByLink(servicesThen, { id, author }, services.env.publicUrl));
    if (targetState === "canceled") unwrap(await cancelQuote(services, { id, author }));
    if (targetState === "ordered") unwrap(await recordQuotePayment(services, id, toDeposit(input)));
  }
}

function toDeposit(input: object) {
  const { minimumSplitAmount: amount } = quoteInputSchema.parse(input);
  return { method: "check", amount, reference: "1047", author } as const;
}

/** Returns a new link to a quote that can be paid. It creates another quote when the last one was paid. */
export async function createDemoQuoteLink(services: Services): Promise<string | null> {
  if (services.env.mode !== "demo") return null;
  const query = quoteQuerySchema.parse({ status: "ready_to_order", search: marker });
  const { quotes } = await readQuotes(services.db, query, services.clock.now());
  const input = quoteInputSchema.parse({ ...demoKitchen, poNumber: marker });
  const id = quotes[0]?.id ?? unwrap(await createQuote(services, input, { author }));
  return unwrap(await openQuoteByLink(services, { id, author }, services.env.publicUrl));
}

/** Returns the value of a result. A failure throws, because the demo's quotes match its content. */
function unwrap<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`a demo quote could not be made: ${result.failure.code}`);
  return result.value;
}
