import { createHash } from "node:crypto";
import { type Cents, toDecimalText } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import type { ProviderFailure } from "../../payment-gateway";
import type { AuthorizenetAccess } from "./authorizenet-api.server";
import { toTransactionResult } from "./authorizenet-transaction";
import { findChargeByShortId } from "./find-charge.server";
import { changeTransaction, fetchTransaction, toVoidId } from "./transaction-api.server";

const notSettled = "You can refund part of it once the charge is settled, usually within a day.";

/**
 * Refunds money: voids the whole charge before settlement, refunds it afterwards. The refund's invoice number names
 * the key, because the provider has no idempotency keys.
 */
export async function refundCharge(
  access: AuthorizenetAccess,
  ref: string,
  amount: Cents,
  key: string,
): Promise<Result<string, ProviderFailure>> {
  const fetched = await fetchTransaction(access, ref);
  if (!fetched.ok) return fetched;
  const { transactionStatus, payment } = fetched.value;
  if (transactionStatus === "settledSuccessfully") {
    const cardNumber = (payment?.creditCard?.cardNumber ?? "").slice(-4);
    return changeTransaction(access, {
      transactionType: "refundTransaction",
      amount: toDecimalText(amount),
      payment: { creditCard: { cardNumber, expirationDate: "XXXX" } },
      refTransId: ref,
      order: { invoiceNumber: toInvoiceNumber(key) },
    });
  }
  const charged = toTransactionResult(fetched.value, access.live).amount;
  if (charged !== amount) return err({ code: "refused", message: notSettled });
  const voided = await changeTransaction(access, { transactionType: "voidTransaction", refTransId: ref });
  return voided.ok ? ok(toVoidId(ref)) : voided;
}

/** Finds a refund whose response was lost: the void of its charge, or the refund with the key's invoice number. */
export async function findRefund(
  access: AuthorizenetAccess,
  ref: string,
  key: string,
  since: Date,
): Promise<Result<string | null, ProviderFailure>> {
  const fetched = await fetchTransaction(access, ref);
  if (!fetched.ok) return fetched;
  if (fetched.value.transactionStatus === "voided") return ok(toVoidId(ref));
  return findChargeByShortId(access, toInvoiceNumber(key), since);
}

/** Returns 16 characters that identify a key; the provider allows 20. */
function toInvoiceNumber(key: string): string {
  return `R${createHash("sha256").update(key).digest("hex").slice(0, 15).toUpperCase()}`;
}
