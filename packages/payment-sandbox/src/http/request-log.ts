/** Request details for tests; without parameters, so that they contain no card number. */
export type RequestLogEntry = {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly key: "secret" | "publishable" | "none";
  readonly idempotencyKey: string | null;
  readonly status: number;
  readonly replayed: boolean;
};

const maxLoggedRequests = 1_000;

/** Records a request; keeps the latest thousand. */
export function logRequest(entries: RequestLogEntry[], entry: RequestLogEntry): void {
  entries.push(entry);
  if (entries.length > maxLoggedRequests) entries.shift();
}
