import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "#db/client.server";
import { paths } from "~/kernel/paths";
import { err, ok, type Result } from "~/kernel/result";
import { isExpired, type Quote } from "./quote";
import {
  deleteTokens,
  deleteTokensBefore,
  findQuote,
  insertToken,
  tokenHashesOf,
} from "./quote.store.server";

/** Why a link opens nothing (S2 §4.5). */
export type LinkFailure = { readonly code: "quote-not-found" | "link-expired" };

const showMinutes = 15;

export type LinkParts = { readonly quoteId: string; readonly token: string };

/** Makes a new link to a quote: its token is random, and only the hash of it is kept. */
export async function makeLink(db: Db, quoteId: string, publicUrl: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertToken(db, { quoteId, tokenHash: hashOf(token).toString("hex"), createdAt: now });
  return addressOf(publicUrl, { quoteId, token });
}

/** A link for staff, who look at a quote as its customer will: it shows for a quarter of an hour, and pays nothing. */
export async function makeShowLink(db: Db, quoteId: string, publicUrl: string, now: Date): Promise<string> {
  await deleteTokensBefore(db, now);
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + showMinutes * 60_000);
  const tokenHash = hashOf(token).toString("hex");
  await insertToken(db, { quoteId, tokenHash, purpose: "show", expiresAt, createdAt: now });
  return addressOf(publicUrl, { quoteId, token });
}

function addressOf(publicUrl: string, { quoteId, token }: LinkParts): string {
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
  const [quote, hashes] = await Promise.all([findQuote(db, quoteId), tokenHashesOf(db, quoteId, "pay")]);
  return quote && fitting(hashes, token).length > 0 ? quote : null;
}

/** The quote staff look at by a link of their own, whatever its state; null where the link is another one. */
export async function shownQuote(db: Db, { quoteId, token }: LinkParts, now: Date): Promise<Quote | null> {
  const found = fitting(await tokenHashesOf(db, quoteId, "show"), token);
  return found.some(({ expiresAt }) => expiresAt !== null && expiresAt > now) ? findQuote(db, quoteId) : null;
}

/** Every hash is looked at, in the same time whether one fits or not. */
function fitting<T extends { readonly tokenHash: string }>(
  hashes: readonly T[],
  token: string,
): readonly T[] {
  const given = hashOf(token);
  return hashes.filter(({ tokenHash }) => timingSafeEqual(Buffer.from(tokenHash, "hex"), given));
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
