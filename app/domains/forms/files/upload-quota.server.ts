import type { Db } from "#db/client.server";
import type { Log } from "~/kernel/log";
import type { Clock } from "~/kernel/time/clock";
import { lockStoredBytes, sumStoredBytes } from "./form-file.store.server";

/** The limits for the total size of all forms' files. */
export type UploadQuota = { readonly dailyBytes: number; readonly totalBytes: number };

type Services = { readonly clock: Clock; readonly log: Log; readonly uploadQuota: UploadQuota };

const dayMs = 24 * 60 * 60_000;
/** Shares of a quota at which a warning is logged. */
const warningThresholds = [0.8, 0.95] as const;

/**
 * Returns whether `bytes` more fit into the quota of today (UTC) and in total. It holds a lock until the transaction
 * ends, so call it in the one that inserts the files. Logs a warning once at 80 and 95 percent.
 */
export async function isWithinUploadQuota(
  tx: Db,
  { clock, log, uploadQuota }: Services,
  bytes: number,
): Promise<boolean> {
  if (bytes === 0) return true;
  await lockStoredBytes(tx);
  const today = new Date(Math.floor(clock.now().getTime() / dayMs) * dayMs);
  const { recent, total } = await sumStoredBytes(tx, today);
  const quotas = [
    { name: "UPLOADS_DAILY_MB", used: recent, limit: uploadQuota.dailyBytes },
    { name: "UPLOADS_TOTAL_MB", used: total, limit: uploadQuota.totalBytes },
  ];
  const full = quotas.find(({ used, limit }) => used + bytes > limit);
  if (full) {
    log.info({ setting: full.name }, "a form's files were refused: the quota of uploads is used up");
    return false;
  }
  for (const { name, used, limit } of quotas) {
    const passedThresholds = warningThresholds
      .filter((threshold) => used < threshold * limit && used + bytes >= threshold * limit)
      .at(-1);
    if (passedThresholds) {
      log.warn({ setting: name, percent: passedThresholds * 100 }, "uploads of forms come near their quota");
    }
  }
  return true;
}
