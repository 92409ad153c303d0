/** What tests may read of a request afterwards; no parameters, so that no card number can be in it. */
export type RequestNote = {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly key: "secret" | "publishable" | "none";
  readonly idempotencyKey: string | null;
  readonly status: number;
  readonly replayed: boolean;
};

const notesKept = 1_000;

/** Notes a request; of a sandbox that runs for months the latest thousand are kept. */
export function keepNote(notes: RequestNote[], note: RequestNote): void {
  notes.push(note);
  if (notes.length > notesKept) notes.shift();
}
