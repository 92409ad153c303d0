import type { Services } from "../services/services.server";
import { toRecipientKey } from "./rate-limits.server";

/**
 * Limits free orders, which could be abused to send email to any address. Counted before the order is placed, because
 * parallel requests would pass a later count. An order that was paid, refused or already placed is not counted.
 */
export async function withFreeOrderLimit<T>(
  { limits, env }: Pick<Services, "limits"> & { readonly env: Pick<Services["env"], "resend"> },
  { email, clientIp }: { readonly email: string; readonly clientIp: string },
  placeOrder: () => Promise<T>,
  wasFree: (result: T) => boolean,
): Promise<T | "too-many"> {
  // Without an email provider the demo sends no email.
  if (!env.resend) return placeOrder();
  const keys = [
    ["free-order-recipient", toRecipientKey(email)],
    ["free-order-sender", clientIp],
  ] as const;
  const countedKeys: (typeof keys)[number][] = [];
  const revertCount = () => Promise.all(countedKeys.map(([name, key]) => limits.revertCount(name, key)));
  for (const [name, key] of keys) {
    if (!(await limits.allows(name, key))) {
      await revertCount();
      return "too-many";
    }
    countedKeys.push([name, key]);
  }
  const result = await placeOrder();
  if (!wasFree(result)) await revertCount();
  return result;
}
