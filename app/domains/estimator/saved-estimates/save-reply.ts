import { paths } from "~/kernel/paths";
import { assertNever, type Result } from "~/kernel/result";
import { estimatorMessages } from "../estimator.messages";
import type { SaveEstimateFailure } from "./save-estimate.server";

/** The response of POST /api/estimates. */
export type SaveEstimateReply =
  | { readonly success: true; readonly address: string }
  | { readonly success: false; readonly message: string };

type SaveResult = Result<{ readonly token: string }, SaveEstimateFailure>;

/** Returns the response for the result of saving; null means that the request was invalid. */
export function toSaveEstimateReply(
  saved: SaveResult | null,
  publicUrl: string,
): { status: number; reply: SaveEstimateReply } {
  if (!saved) return toErrorReply(400, estimatorMessages.notKept);
  if (saved.ok) {
    return {
      status: 200,
      reply: { success: true, address: new URL(paths.estimate(saved.value.token), publicUrl).href },
    };
  }
  const { code } = saved.failure;
  switch (code) {
    case "unknown-form":
      return toErrorReply(404, estimatorMessages.notKept);
    case "too-many":
      return toErrorReply(429, estimatorMessages.tooMany);
    case "invalid":
      return toErrorReply(400, Object.values(saved.failure.errors)[0] ?? estimatorMessages.notKept);
    default:
      return assertNever(code);
  }
}

function toErrorReply(status: number, message: string) {
  return { status, reply: { success: false, message } as const };
}
