import type { Services } from "../services/services.server";
import { toRecipientKey } from "./recipient-key.server";

/**
 * Limits free orders, which could be abused to send email to any address. Counted before the order is placed, because
 * parallel requests would pass a later count. An order that was paid, refused or already placed is not counted.
 */
export async function withFreeOrderLimit<T>(
  { limits, env }: Pick<Services, "limits"> & { readonly env: Pick<Services["env"], "resend"> },
  { email, asker }: { readonly email: string; readonly asker: string },
  place: () => Promise<T>,
  wasFree: (placed: T) => boolean,
): Promise<T | "too-many"> {
  // Without an email provider the demo sends no email.
  if (!env.resend) return place();
  const keys = [
    ["free-order-recipient", toRecipientKey(email)],
    ["free-order-sender", asker],
  ] as const;
  const counted: (typeof keys)[number][] = [];
  const giveBack = () => Promise.all(counted.map(([name, key]) => limits.giveBack(name, key)));
  for (const [name, key] of keys) {
    if (!(await limits.allows(name, key))) {
      await giveBack();
      return "too-many";
    }
    counted.push([name, key]);
  }
  const placed = await place();
  if (!wasFree(placed)) await giveBack();
  return placed;
}
