/** Token for hosted projects, which the server verifies with Sanity; the embedded lake uses the session cookie. */
let bearer: string | undefined;

export function setBearerToken(token: string | undefined): void {
  bearer = token;
}

/** Calls a staff endpoint of the shop: GET, or POST with a body. Throws `StaffApiError` with the server's message. */
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

/** An error message of the server with its field errors. */
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
  /** Suggestion for a valid value. */
  readonly hint?: string;
};

export async function downloadFile(address: string, name: string): Promise<void> {
  const response = await fetch(address, { headers: bearer ? { Authorization: `Bearer ${bearer}` } : {} });
  if (!response.ok) throw await toStaffApiError(response);
  const file = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: file, download: name }).click();
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

type ErrorBody = { readonly message?: string; readonly errors?: readonly FieldError[] };

async function toStaffApiError(response: Response): Promise<StaffApiError> {
  if (response.status === 401) return new StaffApiError("You're no longer signed in. Reload this page.");
  const body: ErrorBody = await response.json().catch(() => ({}));
  return new StaffApiError(body.message ?? "The shop didn't respond. Please try again.", body.errors);
}

/** Builds a query string without empty values. */
export function toQueryString(params: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const text = String(value).trim();
    if (text) query.set(name, text);
  }
  return query.toString();
}
