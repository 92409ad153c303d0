import { z } from "zod";
import type { PunctuationField } from "~/domains/forms/validation/address-rules";
import { addQuoteNote } from "~/domains/quotes/back-office/add-quote-note.server";
import { copyQuote } from "~/domains/quotes/back-office/copy-quote.server";
import { cancelQuote, extendQuote } from "~/domains/quotes/back-office/extend-quote.server";
import { createQuoteInputSchema, daysField } from "~/domains/quotes/back-office/quote-input.schema";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { reviseQuote } from "~/domains/quotes/back-office/save-quote.server";
import { openQuoteByLink, previewQuote, sendQuote } from "~/domains/quotes/back-office/send-quote.server";
import type { StaffQuoteFailure } from "~/domains/quotes/back-office/staff-quote.failures";
import { ok, type Result } from "~/kernel/result";
import type { Services } from "../services/services.server";
import { manualPaymentFields, noteField } from "./staff-fields";

/** Creates the schema of staff actions on one quote; `openFields` as in `createQuoteInputSchema`. */
export function createQuoteActionSchema(openFields: readonly PunctuationField[]) {
  return z.discriminatedUnion("action", [
    z.object({
      action: z.literal("save"),
      version: z.number().int(),
      input: createQuoteInputSchema(openFields),
    }),
    z.object({ action: z.literal("send") }),
    z.object({ action: z.literal("link") }),
    z.object({ action: z.literal("preview") }),
    z.object({ action: z.literal("copy") }),
    z.object({ action: z.literal("extend"), days: daysField }),
    z.object({ action: z.literal("cancel") }),
    z.object({ action: z.literal("payment"), ...manualPaymentFields }),
    z.object({ action: z.literal("note"), text: noteField }),
  ]);
}
type QuoteAction = z.output<ReturnType<typeof createQuoteActionSchema>>;

type Target = { readonly id: string; readonly author: string };

/** The result of an action: a link, the id of a new quote, or the new last day as text. */
export type ActionResult = { readonly link?: string; readonly id?: string; readonly lastDay?: string };

/** Runs an action and returns the result that the back office shows. */
export async function runQuoteAction(
  services: Services,
  target: Target,
  action: QuoteAction,
): Promise<Result<ActionResult, StaffQuoteFailure>> {
  switch (action.action) {
    case "save":
      return toActionResult(
        await reviseQuote(services, { ...target, version: action.version, input: action.input }),
      );
    case "send":
      return toActionResult(await sendQuote(services, target));
    case "link": {
      const link = await openQuoteByLink(services, target, services.env.publicUrl);
      return link.ok ? ok({ link: link.value }) : link;
    }
    case "preview": {
      const link = await previewQuote(services, target.id, services.env.publicUrl);
      return link.ok ? ok({ link: link.value }) : link;
    }
    case "copy": {
      const copied = await copyQuote(services, target);
      return copied.ok ? ok({ id: copied.value }) : copied;
    }
    case "extend": {
      const extended = await extendQuote(services, { ...target, days: action.days });
      return extended.ok ? ok({ lastDay: extended.value }) : extended;
    }
    case "cancel":
      return toActionResult(await cancelQuote(services, target));
    case "payment": {
      const { method, amount, reference } = action;
      const payment = { method, amount, reference, author: target.author };
      const paid = await recordQuotePayment(services, target.id, payment);
      return paid.ok ? ok({}) : paid;
    }
    case "note":
      return toActionResult(await addQuoteNote(services, { ...target, text: action.text }));
  }
}

function toActionResult(result: Result<null, StaffQuoteFailure>): Result<ActionResult, StaffQuoteFailure> {
  return result.ok ? ok({}) : result;
}
