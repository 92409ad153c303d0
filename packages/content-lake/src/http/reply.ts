import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { compressBody } from "@stile-and-rail/http/compress.server";
import { isStorable, isWithinDepthLimit, maxJsonDepth, tryParseJson } from "@stile-and-rail/http/json";
import { readBytes } from "@stile-and-rail/http/read-bytes.server";
import type { z } from "zod";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import { toErrorBody, toHttpStatus } from "./http-error";

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Files are streamed, so that a large video is not held in memory for each viewer. */
  readonly body: string | Buffer | { readonly file: string };
};

const jsonHeaders = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
} as const;

export function toJsonReply(value: unknown, status = 200): Reply {
  return toJsonTextReply(JSON.stringify(value ?? null), status);
}

export function toJsonTextReply(text: string, status = 200): Reply {
  return { status, headers: jsonHeaders, body: text };
}

export function toErrorReply(failure: LakeFailure): Reply {
  const reply = toJsonReply(toErrorBody(failure), toHttpStatus(failure));
  const wait = retryAfterSeconds[failure.code];
  return wait === undefined ? reply : { ...reply, headers: { ...reply.headers, "Retry-After": wait } };
}

const retryAfterSeconds: Readonly<Partial<Record<LakeFailure["code"], string>>> = {
  busy: "2",
  "too-many-attempts": "60",
};

/** Text and SVG are compressed; other images and files are sent unchanged. */
export async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  const { status, headers, body } = reply;
  const hasNoBody = request.method === "HEAD" || status === 304;
  if (typeof body === "object" && "file" in body) {
    response.writeHead(status, { ...headers, "Content-Length": String((await stat(body.file)).size) });
    if (hasNoBody) response.end();
    // A client that disconnects early is not an error.
    else await pipeline(createReadStream(body.file), response).catch(() => undefined);
    return;
  }
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const made = await compressBody(bytes, headers["Content-Type"], request.headers["accept-encoding"]);
  response.writeHead(status, { ...headers, ...made.headers });
  response.end(hasNoBody ? undefined : made.bytes);
}

/** Reads the whole body; fails when it exceeds `limit` bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Result<Buffer, LakeFailure>> {
  const bytes = await readBytes(request, limit);
  return bytes ? ok(bytes) : err({ code: "body-too-large", limit });
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
  const value = tryParseJson(text);
  if (value === undefined) return err({ code: "invalid-request", description: "The request is not JSON" });
  if (!isWithinDepthLimit(value)) {
    return err({
      code: "invalid-request",
      description: `The request is nested deeper than ${maxJsonDepth} levels`,
    });
  }
  if (!isStorable(value)) {
    const description = "The request holds a NUL, or half of a character: no database keeps either";
    return err({ code: "invalid-request", description });
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return err({
    code: "invalid-request",
    description: `${issue?.path.join(".") || "request"}: ${issue?.message ?? "malformed"}`,
  });
}
