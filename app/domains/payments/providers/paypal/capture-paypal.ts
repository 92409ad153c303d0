import { sendJson } from "@stile-and-rail/http/send-json";
import * as z from "zod/mini";
import { paths } from "~/kernel/paths";
import { paypalMessages } from "./paypal.messages";

export type CaptureResult =
  | { readonly kind: "captured" }
  /** The funding source was declined; the buyer chooses another one (INSTRUMENT_DECLINED). */
  | { readonly kind: "approve-again" }
  | { readonly kind: "failed"; readonly message: string };

const replySchema = z.object({
  error: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.string() }))),
});

/** Asks the shop to capture an approved PayPal order (API-011). */
export async function requestPaypalCapture(orderId: string): Promise<CaptureResult> {
  try {
    const response = await sendJson(paths.api.paypal.capture, { orderId });
    const { error, details } = replySchema.parse(await response.json());
    if (response.ok) return { kind: "captured" };
    if (details?.some(({ issue }) => issue === "INSTRUMENT_DECLINED")) return { kind: "approve-again" };
    return { kind: "failed", message: error ?? paypalMessages.captureFailed };
  } catch {
    return { kind: "failed", message: paypalMessages.captureFailed };
  }
}
