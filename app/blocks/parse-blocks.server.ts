import { z } from "zod";
import type { Log } from "~/kernel/log";
import { err, ok, type Result } from "~/kernel/result";
import { blockTypes } from "./block-types";
import { type Block, contents } from "./contents";

const blockHead = z.looseObject({ _type: z.enum(blockTypes), _key: z.string() });

/**
 * Parses each block alone (ruling B17): a bad one is logged with its document and key and left out, so that one
 * unfinished block never takes a page down.
 */
export function parseBlocks(rawBlocks: readonly unknown[], documentId: string, log: Log): Block[] {
  return rawBlocks.flatMap((raw) => {
    const parsed = parseBlock(raw);
    if (parsed.ok) return [parsed.value];
    log.error(
      { documentId, key: keyOf(raw), issues: parsed.failure },
      "block left out: its content does not fit its shape",
    );
    return [];
  });
}

function parseBlock(raw: unknown): Result<Block, readonly string[]> {
  const head = blockHead.safeParse(raw);
  if (!head.success) return err(complaints(head.error));
  const shape: z.ZodType<Block> = contents[head.data._type];
  const parsed = shape.safeParse(raw);
  return parsed.success ? ok(parsed.data) : err(complaints(parsed.error));
}

function complaints(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
}

function keyOf(raw: unknown): string {
  return typeof raw === "object" && raw !== null && "_key" in raw ? String(raw._key) : "unknown";
}
