/** Why a database that answers must not be used. */
export type RefusalReason = "newer-schema" | "transaction-pooler";

export class DatabaseRefusal extends Error {
  override readonly name = "DatabaseRefusal";

  constructor(readonly reason: RefusalReason) {
    super(`the database cannot be used: ${reason}`);
  }
}
