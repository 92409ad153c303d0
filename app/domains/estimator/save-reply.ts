import { paths } from "~/kernel/paths";
import { assertNever, type Result } from "~/kernel/result";
import { estimatorMessages } from "./estimator.messages";
import type { SaveFailure } from "./save-estimate.server";

/** What POST /api/estimates answers. */
export type SaveReply =
  | { readonly success: true; readonly address: string }
  | { readonly success: false; readonly message: string };

type Saved = Result<{ readonly token: string }, SaveFailure>;

/** The reply to an estimate that was to be kept; null: what came was not understood. */
export function saveEstimateReply(
  saved: Saved | null,
  publicUrl: string,
): { status: number; reply: SaveReply } {
  if (!saved) return refused(400, estimatorMessages.notKept);
  if (saved.ok) {
    return {
      status: 200,
      reply: { success: true, address: new URL(paths.estimate(saved.value.token), publicUrl).href },
    };
  }
  const { code } = saved.failure;
  switch (code) {
    case "unknown-form":
      return refused(404, estimatorMessages.notKept);
    case "too-many":
      return refused(429, estimatorMessages.tooMany);
    case "invalid":
      return refused(400, Object.values(saved.failure.complaints)[0] ?? estimatorMessages.notKept);
    default:
      return assertNever(code);
  }
}

function refused(status: number, message: string) {
  return { status, reply: { success: false, message } as const };
}
