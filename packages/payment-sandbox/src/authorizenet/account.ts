import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import { purgeOldEvents } from "../http/purge-events.ts";
import { createUnknownRecordError } from "./authorizenet-error.ts";
import type { AuthorizenetEvent, AuthorizenetState, TransactionRecord } from "./authorizenet-state.ts";

/** State, clock and event sink of one account; each operation receives it. */
export type AuthorizenetAccount = {
  readonly state: AuthorizenetState;
  readonly clock: Clock;
  readonly announce: (event: AuthorizenetEvent) => void;
};

/** Records a transaction event and sends its webhook. */
export function emitTransactionEvent(
  { state, clock, announce }: AuthorizenetAccount,
  type: string,
  transaction: TransactionRecord,
): void {
  const event: AuthorizenetEvent = {
    id: randomUUID(),
    type: `net.authorize.payment.${type}`,
    created: Math.floor(clock.now().getTime() / 1000),
    payload: {
      responseCode: transaction.responseCode,
      authCode: "SANDBX",
      avsResponse: "Y",
      authAmount: transaction.amount,
      ...(transaction.invoiceNumber ? { invoiceNumber: transaction.invoiceNumber } : {}),
      entityName: "transaction",
      id: transaction.id,
    },
  };
  state.events[event.id] = event;
  purgeOldEvents(state);
  announce(event);
}

export function findTransaction({ state }: AuthorizenetAccount, id: string | undefined): TransactionRecord {
  const transaction = state.transactions[id ?? ""];
  if (!transaction) throw createUnknownRecordError();
  return transaction;
}

export function newTransactionId({ state }: AuthorizenetAccount): string {
  const id = String(state.nextId);
  state.nextId += 1;
  return id;
}
