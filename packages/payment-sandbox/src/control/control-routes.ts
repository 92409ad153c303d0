import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import { readBody, sendJson } from "../http/read-and-send.ts";
import { PaypalApiError } from "../paypal/paypal-error.ts";
import { StripeApiError } from "../stripe/stripe-error.ts";
import type { Control } from "./control.ts";

const order = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("ledger") }),
  z.strictObject({ do: z.literal("requests") }),
  z.strictObject({ do: z.literal("events") }),
  z.strictObject({ do: z.literal("deliveries") }),
  z.strictObject({
    do: z.literal("fault"),
    kind: z.enum(["delay", "fail", "fail-after", "timeout", "drop", "garbage"]),
    method: z.enum(["GET", "POST", "PATCH"]).optional(),
    path: z.string().optional(),
    ms: z.number().optional(),
    status: z.number().optional(),
    times: z.number().optional(),
  }),
  z.strictObject({ do: z.literal("clearFaults") }),
  z.strictObject({ do: z.literal("holdWebhooks") }),
  z.strictObject({ do: z.literal("releaseWebhooks"), order: z.enum(["as-made", "reversed"]).optional() }),
  z.strictObject({ do: z.literal("resendEvent"), event: z.string(), times: z.number().max(50).optional() }),
  z.strictObject({ do: z.literal("settleLater"), intent: z.string() }),
  z.strictObject({ do: z.literal("reprice"), intent: z.string(), amount: z.number().int().positive() }),
  z.strictObject({ do: z.literal("settle"), intent: z.string(), verdict: z.enum(["succeeded", "failed"]) }),
  z.strictObject({
    do: z.literal("decide"),
    transaction: z.string(),
    verdict: z.enum(["approve", "decline"]),
  }),
  z.strictObject({ do: z.literal("takeBack"), charge: z.string(), amount: z.string().optional() }),
  z.strictObject({
    do: z.literal("openDispute"),
    charge: z.string(),
    reason: z.string().optional(),
    amount: z.number().int().positive().optional(),
    respondBy: z.iso.datetime().optional(),
  }),
  z.strictObject({
    do: z.literal("moveDispute"),
    dispute: z.string(),
    to: z.enum(["under_review", "won", "lost"]),
  }),
  z.strictObject({ do: z.literal("announce"), type: z.string(), charge: z.string() }),
  z.strictObject({ do: z.literal("settleBatch") }),
]);

/** Answers POST /control with `{do: …}` and the control token as bearer. */
export async function answerControlRequest(
  control: Control,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!hasBearerToken(request, token))
    return sendJson(response, 401, { error: "The control token is missing or wrong." });
  if (request.method !== "POST") return sendJson(response, 405, { error: "POST an order." });
  const parsed = order.safeParse(tryParseJson(await readBody(request)));
  if (!parsed.success) return sendJson(response, 400, { error: z.prettifyError(parsed.error) });
  try {
    sendJson(response, 200, (await runOrder(control, parsed.data)) ?? null);
  } catch (error) {
    if (!(error instanceof StripeApiError) && !(error instanceof PaypalApiError)) throw error;
    sendJson(response, error.status, { error: error.message });
  }
}

function runOrder(control: Control, controlOrder: z.infer<typeof order>): Promise<unknown> {
  switch (controlOrder.do) {
    case "ledger":
    case "requests":
    case "events":
    case "deliveries":
    case "clearFaults":
    case "holdWebhooks":
    case "settleBatch":
      return control[controlOrder.do]();
    case "fault": {
      const { do: _, ...fault } = controlOrder;
      return control.fault(fault);
    }
    case "releaseWebhooks":
      return control.releaseWebhooks(controlOrder.order);
    case "resendEvent":
      return control.resendEvent(controlOrder.event, controlOrder.times);
    case "settleLater":
      return control.settleLater(controlOrder.intent);
    case "reprice":
      return control.reprice(controlOrder.intent, controlOrder.amount);
    case "settle":
      return control.settle(controlOrder.intent, controlOrder.verdict);
    case "takeBack":
      return control.takeBack(controlOrder.charge, controlOrder.amount);
    case "openDispute": {
      const { do: _, charge, ...dispute } = controlOrder;
      return control.openDispute(charge, dispute);
    }
    case "moveDispute":
      return control.moveDispute(controlOrder.dispute, controlOrder.to);
    case "announce":
      return control.announce(controlOrder.type, controlOrder.charge);
    case "decide":
      return control.decide(controlOrder.transaction, controlOrder.verdict);
  }
}

function hasBearerToken(request: IncomingMessage, token: string): boolean {
  const presentedToken = Buffer.from((request.headers.authorization ?? "").replace(/^Bearer /, ""));
  const expected = Buffer.from(token);
  return presentedToken.length === expected.length && timingSafeEqual(presentedToken, expected);
}
