import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#db/client.server";
import { paths } from "~/kernel/paths";
import { err, ok, type Result } from "~/kernel/result";
import { isExpired, type Quote } from "../quote";
import { deleteTokensBefore, findQuote, findToken, insertToken } from "../quote.store.server";

/** Why a link does not open a quote. */
export type LinkFailure = { readonly code: "quote-not-found" | "link-expired" };

const previewMinutes = 15;

export type QuoteLinkParams = { readonly quoteId: string; readonly token: string };

/** Creates a new link to a quote; only the hash of its random token is stored. */
export async function createLink(db: Db, quoteId: string, publicUrl: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertToken(db, { quoteId, tokenHash: hashToken(token).toString("hex"), createdAt: now });
  return toLinkUrl(publicUrl, { quoteId, token });
}

/** Creates a preview link for staff; it works for 15 minutes and cannot pay. */
export async function createPreviewLink(
  db: Db,
  quoteId: string,
  publicUrl: string,
  now: Date,
): Promise<string> {
  await deleteTokensBefore(db, now);
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + previewMinutes * 60_000);
  const tokenHash = hashToken(token).toString("hex");
  await insertToken(db, { quoteId, tokenHash, purpose: "show", expiresAt, createdAt: now });
  return toLinkUrl(publicUrl, { quoteId, token });
}

function toLinkUrl(publicUrl: string, { quoteId, token }: QuoteLinkParams): string {
  const link = new URL(paths.quotePayment, publicUrl);
  link.searchParams.set("quoteId", quoteId);
  link.searchParams.set("token", token);
  return link.href;
}

export { deleteTokens } from "../quote.store.server";

/** Finds the quote of a customer link, whatever its status; null for an unknown link. */
export async function findQuoteByLink(db: Db, link: QuoteLinkParams): Promise<Quote | null> {
  const token = await findMatchingToken(db, link);
  return token?.purpose === "pay" ? findQuote(db, token.quoteId) : null;
}

/** Finds the quote of a preview link, whatever its status; null for other links. */
export async function findPreviewedQuote(db: Db, link: QuoteLinkParams, now: Date): Promise<Quote | null> {
  const token = await findMatchingToken(db, link);
  const isShown = token?.purpose === "show" && token.expiresAt !== null && token.expiresAt > now;
  return isShown ? findQuote(db, token.quoteId) : null;
}

/** One lookup by the token's hash for every kind of wrong link, so that timing reveals nothing. */
async function findMatchingToken(db: Db, { quoteId, token }: QuoteLinkParams) {
  const storedToken = await findToken(db, hashToken(token).toString("hex"));
  return storedToken?.quoteId === quoteId ? storedToken : null;
}

/** Finds the quote its customer may view (QUOT-001): sent and not expired (QUOT-008, QUOT-009). */
export async function findViewableQuote(
  db: Db,
  link: QuoteLinkParams,
  now: Date,
): Promise<Result<Quote, LinkFailure>> {
  const quote = await findQuoteByLink(db, link);
  if (!quote || quote.status === "draft" || quote.status === "canceled")
    return err({ code: "quote-not-found" });
  return isExpired(quote, now) ? err({ code: "link-expired" }) : ok(quote);
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
