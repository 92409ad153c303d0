import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "#db/client.server";
import { paths } from "~/kernel/paths";
import { err, ok, type Result } from "~/kernel/result";
import { isExpired, type Quote } from "./quote";
import { deleteTokens, findQuote, insertToken, tokenHashesOf } from "./quote.store.server";

/** Why a link opens nothing (S2 §4.5). */
export type LinkFailure = { readonly code: "quote-not-found" | "link-expired" };

export type LinkParts = { readonly quoteId: string; readonly token: string };

/** Makes a new link to a quote: its token is random, and only the hash of it is kept. */
export async function makeLink(db: Db, quoteId: string, publicUrl: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertToken(db, quoteId, hashOf(token).toString("hex"), now);
  const link = new URL(paths.quotePayment, publicUrl);
  link.searchParams.set("quoteId", quoteId);
  link.searchParams.set("token", token);
  return link.href;
}

/** Whoever holds a link made before can open nothing with it any more. */
export function endLinks(tx: Db, quoteId: string): Promise<void> {
  return deleteTokens(tx, quoteId);
}

/** The quote of a link, whatever became of it since; null where the link is not one of ours. */
export async function quoteOfLink(db: Db, { quoteId, token }: LinkParts): Promise<Quote | null> {
  const [quote, hashes] = await Promise.all([findQuote(db, quoteId), tokenHashesOf(db, quoteId)]);
  const given = hashOf(token);
  // Every hash is looked at, in the same time whether one fits or not.
  const fitting = hashes.filter((hash) => timingSafeEqual(Buffer.from(hash, "hex"), given));
  return quote && fitting.length > 0 ? quote : null;
}

/** The quote its customer may look at (QUOT-001): sent, and not expired (QUOT-008, QUOT-009). */
export async function openLink(db: Db, link: LinkParts, now: Date): Promise<Result<Quote, LinkFailure>> {
  const quote = await quoteOfLink(db, link);
  if (!quote || quote.status === "draft" || quote.status === "canceled")
    return err({ code: "quote-not-found" });
  return isExpired(quote, now) ? err({ code: "link-expired" }) : ok(quote);
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
