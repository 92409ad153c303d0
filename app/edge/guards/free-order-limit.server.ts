import type { Services } from "../services/services.server";
import { recipientKey } from "./recipient-key.server";

/**
 * Keeps free orders from becoming a mail relay: who pays has proven a card, who orders for nothing may name anybody's
 * address. Counted before the order is placed, as parallel posts would slip past a later count; an order that was
 * paid, refused or there before gives its count back.
 */
export async function withinFreeOrderLimit<T>(
  { limits, env }: Pick<Services, "limits"> & { readonly env: Pick<Services["env"], "resend"> },
  { email, asker }: { readonly email: string; readonly asker: string },
  place: () => Promise<T>,
  wasFree: (placed: T) => boolean,
): Promise<T | "too-many"> {
  // Where mails are kept in the demo's mailbox nobody is written to.
  if (!env.resend) return place();
  const keys = [
    ["free-order-recipient", recipientKey(email)],
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
