import { z } from "zod";
import { formatIssues, logInvalidMembers, parseLeniently } from "~/content/client/lenient-parsing.server";
import type { Log } from "~/kernel/log";
import { err, ok, type Result } from "~/kernel/result";
import { type Block, blockContents } from "./block-contents";
import { blockTypes } from "./block-types";
import type { UnfinishedBlock } from "./unfinished-block";

const blockHead = z.looseObject({ _type: z.enum(blockTypes), _key: z.string() });

type ParsedBlocks = { readonly blocks: Block[]; readonly unfinished: UnfinishedBlock[] };

/** Returns the valid blocks (PAGE-006). */
export function parseBlocks(rawBlocks: readonly unknown[], documentId: string, log: Log): Block[] {
  return parseBlocksWithErrors(rawBlocks, documentId, log).blocks;
}

/**
 * Parses each block separately (PAGE-006). An invalid block is logged with its document and key and left out;
 * an invalid list member is dropped alone.
 */
export function parseBlocksWithErrors(
  rawBlocks: readonly unknown[],
  documentId: string,
  log: Log,
): ParsedBlocks {
  const parsedBlocks: ParsedBlocks = { blocks: [], unfinished: [] };
  let previousKey: string | null = null;
  for (const raw of rawBlocks) {
    const parsed = parseBlock(raw, documentId, log);
    const key = getKey(raw);
    if (parsed.ok) parsedBlocks.blocks.push(parsed.value);
    else {
      const issues = formatIssues(parsed.failure);
      log.error({ documentId, key, issues }, "block left out: its content does not fit its shape");
      const missingField = String(parsed.failure.issues[0]?.path[0] ?? "");
      parsedBlocks.unfinished.push({ _key: key, missingField, previousKey });
    }
    previousKey = key;
  }
  return parsedBlocks;
}

function parseBlock(raw: unknown, documentId: string, log: Log): Result<Block, z.ZodError> {
  const head = blockHead.safeParse(raw);
  if (!head.success) return err(head.error);
  const shape: z.ZodType<Block> = blockContents[head.data._type];
  const { result, invalidMembers } = parseLeniently(shape, raw, documentId);
  logInvalidMembers(log, invalidMembers);
  return result.success ? ok(result.data) : err(result.error);
}

function getKey(raw: unknown): string {
  return typeof raw === "object" && raw !== null && "_key" in raw ? String(raw._key) : "unknown";
}
