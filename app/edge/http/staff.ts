import type { IncomingMessage, ServerResponse } from "node:http";

/** What the staff's own pages are told of who is signed in. */
export type Staff = { readonly name: string; readonly role: "administrator" | "editor" | "sales" };

/** Who of the staff asks; null for everybody else, and for a page of another site that uses their cookie. */
export type StaffOf = (request: IncomingMessage) => Staff | null;

/** A table to be saved. */
export function sendCsv(response: ServerResponse, name: string, text: string): void {
  const body = Buffer.from(text, "utf8");
  response.writeHead(200, {
    ...attachment(name),
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Length": String(body.length),
  });
  response.end(body);
}

/** RFC 6266: the name in both spellings. */
export function attachment(name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return {
    "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  };
}
