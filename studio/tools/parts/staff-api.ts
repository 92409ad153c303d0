/** On a hosted project the shop asks Sanity who this is; on the embedded lake the session's cookie says so. */
let bearer: string | undefined;

export function setBearerToken(token: string | undefined): void {
  bearer = token;
}

/** Asks a staff endpoint of the shop; a body makes it a change. What it refuses is thrown in its own words. */
export async function callStaffApi<A>(address: string, body?: object): Promise<A> {
  const response = await fetch(address, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response.json();
  throw await toStaffApiError(response);
}

/** What the shop refuses, in its own words, and in which fields. */
export class StaffApiError extends Error {
  readonly fields: readonly FieldError[];
  constructor(message: string, fields: readonly FieldError[] = []) {
    super(message);
    this.fields = fields;
  }
}
export type FieldError = {
  readonly field: string;
  readonly message: string;
  /** What to write instead. */
  readonly hint?: string;
};

/** Saves a file of a staff endpoint under its name. */
export async function downloadFile(address: string, name: string): Promise<void> {
  const response = await fetch(address, { headers: bearer ? { Authorization: `Bearer ${bearer}` } : {} });
  if (!response.ok) throw await toStaffApiError(response);
  const file = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: file, download: name }).click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

type ErrorBody = { readonly message?: string; readonly errors?: readonly FieldError[] };

async function toStaffApiError(response: Response): Promise<StaffApiError> {
  if (response.status === 401) return new StaffApiError("You're no longer signed in. Reload this page.");
  const said: ErrorBody = await response.json().catch(() => ({}));
  return new StaffApiError(said.message ?? "The shop didn't respond. Please try again.", said.errors);
}

/** A query with the words that were given; an empty one is not asked. */
export function toQueryString(asked: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    const word = String(value).trim();
    if (word) query.set(name, word);
  }
  return query.toString();
}
