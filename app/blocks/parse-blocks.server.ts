import { z } from "zod";
import { complaintsOf, fitting, logMisfits } from "~/content/fitting.server";
import type { Log } from "~/kernel/log";
import { err, ok, type Result } from "~/kernel/result";
import { blockTypes } from "./block-types";
import { type Block, contents } from "./contents";

const blockHead = z.looseObject({ _type: z.enum(blockTypes), _key: z.string() });

/**
 * Parses each block alone (ruling B17): a bad one is logged with its document and key and left out, so that one
 * unfinished block never takes a page down; a bad member of one of its lists goes without the others.
 */
export function parseBlocks(rawBlocks: readonly unknown[], documentId: string, log: Log): Block[] {
  return rawBlocks.flatMap((raw) => {
    const parsed = parseBlock(raw, documentId, log);
    if (parsed.ok) return [parsed.value];
    log.error(
      { documentId, key: keyOf(raw), issues: parsed.failure },
      "block left out: its content does not fit its shape",
    );
    return [];
  });
}

function parseBlock(raw: unknown, documentId: string, log: Log): Result<Block, readonly string[]> {
  const head = blockHead.safeParse(raw);
  if (!head.success) return err(complaintsOf(head.error));
  const shape: z.ZodType<Block> = contents[head.data._type];
  const { result, misfits } = fitting(shape, raw, documentId);
  logMisfits(log, misfits);
  return result.success ? ok(result.data) : err(complaintsOf(result.error));
}

function keyOf(raw: unknown): string {
  return typeof raw === "object" && raw !== null && "_key" in raw ? String(raw._key) : "unknown";
}
