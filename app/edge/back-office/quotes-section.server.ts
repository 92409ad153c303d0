import { z } from "zod";
import { changeSubmission } from "~/domains/forms/inbox/change-submission.server";
import type { PunctuationField } from "~/domains/forms/validation/address-rules";
import { findFieldsWithPunctuation } from "~/domains/forms/validation/find-fields-with-punctuation.server";
import { createQuote } from "~/domains/quotes/back-office/create-quote.server";
import { getQuoteFieldHint } from "~/domains/quotes/back-office/quote-address.schema";
import { createQuoteInputSchema } from "~/domains/quotes/back-office/quote-input.schema";
import { quoteQuerySchema } from "~/domains/quotes/back-office/quote-query";
import { exportQuotes, readQuoteForStaff, readQuotes } from "~/domains/quotes/back-office/read-quotes.server";
import {
  type StaffQuoteFailure,
  staffQuoteFailureStatus,
  staffQuoteFailureTexts,
} from "~/domains/quotes/back-office/staff-quote.failures";
import { priceQuote } from "~/domains/quotes/price-quote.server";
import { toDollars } from "~/kernel/money/money";
import { parseInput } from "../requests/parse-input.server";
import type { Services } from "../services/services.server";
import type { Staff } from "../staff/staff-mount";
import {
  type BackOfficeReply,
  type Section,
  toBodyOrNotFoundReply,
  toFailureReply,
  toValidationReply,
} from "./back-office-reply.server";
import { createQuoteActionSchema, runQuoteAction } from "./quote-actions.server";

/** /desk/quotes: lists, exports, returns and creates quotes, and previews their amounts. */
export const handleQuoteRequest: Section = async (services, staff, id, { method, query, body }) => {
  if (method === "POST") {
    if (!id) return create(services, staff, body);
    return id === "price" ? price(services, body) : change(services, staff, id, body);
  }
  const now = services.clock.now();
  const parsedQuery = quoteQuerySchema.parse(query);
  if (!id) return toBodyOrNotFoundReply(await readQuotes(services.db, parsedQuery, now));
  if (id === "export.csv")
    return { csv: await exportQuotes(services.db, parsedQuery, now), name: "quotes.csv" };
  return toBodyOrNotFoundReply(await readQuoteForStaff(services.db, id, now));
};

async function create(services: Services, { name }: Staff, body: unknown): Promise<BackOfficeReply> {
  const openFields = await findFieldsWithPunctuation(services.content);
  const input = createQuoteInputSchema(openFields);
  const parsedBody = parseInput(z.object({ input, submissionId: z.uuid().optional() }), body);
  if (!parsedBody.success) return toInvalidQuoteReply(parsedBody.error, openFields);
  const { submissionId } = parsedBody.data;
  const created = await createQuote(services, parsedBody.data.input, { author: name, submissionId });
  if (!created.ok) return toRefusalReply(created.failure);
  if (submissionId) await changeSubmission(services, submissionId, { status: "in-work" }, name);
  return { status: 201, body: { id: created.value } };
}

/** Computes the amounts that saving would store, without writing. */
async function price({ content, clock }: Services, body: unknown): Promise<BackOfficeReply> {
  const input = createQuoteInputSchema(await findFieldsWithPunctuation(content));
  const parsedBody = parseInput(z.object({ input }), body);
  if (!parsedBody.success) return toValidationReply(parsedBody.error);
  const pricedQuote = await priceQuote(content, parsedBody.data.input, clock.now());
  if (!pricedQuote.ok) return toRefusalReply(pricedQuote.failure);
  const { subtotal, shippingLabel, shippingAmount, taxPercent, taxAmount, discountAmount, total } =
    pricedQuote.value;
  return toBodyOrNotFoundReply({
    ...{ shippingLabel, taxPercent },
    subtotal: toDollars(subtotal),
    shippingAmount: toDollars(shippingAmount),
    taxAmount: toDollars(taxAmount),
    discountAmount: toDollars(discountAmount),
    total: toDollars(total),
  });
}

async function change(
  services: Services,
  { name }: Staff,
  id: string,
  body: unknown,
): Promise<BackOfficeReply> {
  const openFields = await findFieldsWithPunctuation(services.content);
  const parsedAction = parseInput(createQuoteActionSchema(openFields), body);
  if (!parsedAction.success) return toInvalidQuoteReply(parsedAction.error, openFields);
  const done = await runQuoteAction(services, { id, author: name }, parsedAction.data);
  return done.ok ? toBodyOrNotFoundReply(done.value) : toRefusalReply(done.failure);
}

function toInvalidQuoteReply(error: z.ZodError, openFields: readonly PunctuationField[]): BackOfficeReply {
  return toValidationReply(error, (path, message) => getQuoteFieldHint(path, message, openFields));
}

function toRefusalReply({ code }: StaffQuoteFailure): BackOfficeReply {
  return toFailureReply(code, staffQuoteFailureStatus, staffQuoteFailureTexts);
}
