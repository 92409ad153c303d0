/** Request details for tests; without parameters, so that they contain no card number. */
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

/** Records a request; keeps the latest thousand. */
export function keepNote(notes: RequestNote[], note: RequestNote): void {
  notes.push(note);
  if (notes.length > notesKept) notes.shift();
}
