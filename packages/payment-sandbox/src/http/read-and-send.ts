import type { IncomingMessage, ServerResponse } from "node:http";
import { readBytes } from "@stile-and-rail/http/read-bytes.server";

const maxBodyBytes = 1_000_000;

/** Reads the body as text; throws above one megabyte. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, maxBodyBytes);
  if (!bytes) throw new RangeError("request body larger than a megabyte");
  return bytes.toString("utf8");
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, "application/json; charset=utf-8", `${JSON.stringify(body, null, 2)}\n`);
}

export function sendText(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
}
