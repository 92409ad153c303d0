import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import type { LakeFailure } from "./failure";
import { failureBody, statusOf } from "./http-failure";

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
};

const jsonHeaders = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
} as const;

export function json(value: unknown, status = 200): Reply {
  return jsonText(JSON.stringify(value ?? null), status);
}

export function jsonText(text: string, status = 200): Reply {
  return { status, headers: jsonHeaders, body: text };
}

export function refusal(failure: LakeFailure): Reply {
  return json(failureBody(failure), statusOf(failure));
}

export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, {
    ...reply.headers,
    "Content-Length": Buffer.byteLength(reply.body).toString(),
  });
  response.end(request.method === "HEAD" ? undefined : reply.body);
}

/** Reads the whole body, up to a limit in bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Result<Buffer, LakeFailure>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > limit) return err({ code: "bodyTooLarge", limit });
    parts.push(bytes);
  }
  return ok(Buffer.concat(parts));
}

/** An import of thousands of documents is one request. */
const jsonBytes = 64 * 1024 * 1024;

export async function readJson<T>(
  request: IncomingMessage,
  shape: z.ZodType<T>,
): Promise<Result<T, LakeFailure>> {
  const body = await readBody(request, jsonBytes);
  if (!body.ok) return body;
  return parseJson(body.value.toString("utf8"), shape);
}

export function parseJson<T>(text: string, shape: z.ZodType<T>): Result<T, LakeFailure> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: "invalidRequest", description: "The request is not JSON" });
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return err({
    code: "invalidRequest",
    description: `${issue?.path.join(".") || "request"}: ${issue?.message ?? "malformed"}`,
  });
}
