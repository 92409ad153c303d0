import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#db/client.server";
import { paths } from "~/kernel/paths";
import { err, ok, type Result } from "~/kernel/result";
import { isExpired, type Quote } from "./quote";
import { deleteTokensBefore, findQuote, findToken, insertToken } from "./quote.store.server";

/** Why a link opens nothing. */
export type LinkFailure = { readonly code: "quote-not-found" | "link-expired" };

const previewMinutes = 15;

export type LinkParts = { readonly quoteId: string; readonly token: string };

/** Makes a new link to a quote: its token is random, and only the hash of it is kept. */
export async function createLink(db: Db, quoteId: string, publicUrl: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertToken(db, { quoteId, tokenHash: hashToken(token).toString("hex"), createdAt: now });
  return toLinkUrl(publicUrl, { quoteId, token });
}

/** A link for staff, who look at a quote as its customer will: it shows for a quarter of an hour, and pays nothing. */
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

function toLinkUrl(publicUrl: string, { quoteId, token }: LinkParts): string {
  const link = new URL(paths.quotePayment, publicUrl);
  link.searchParams.set("quoteId", quoteId);
  link.searchParams.set("token", token);
  return link.href;
}

export { deleteTokens } from "./quote.store.server";

/** The quote of a link, whatever became of it since; null where the link is not one of ours. */
export async function findQuoteByLink(db: Db, link: LinkParts): Promise<Quote | null> {
  const token = await findMatchingToken(db, link);
  return token?.purpose === "pay" ? findQuote(db, token.quoteId) : null;
}

/** The quote staff look at by a link of their own, whatever its state; null where the link is another one. */
export async function findPreviewedQuote(db: Db, link: LinkParts, now: Date): Promise<Quote | null> {
  const token = await findMatchingToken(db, link);
  const isShown = token?.purpose === "show" && token.expiresAt !== null && token.expiresAt > now;
  return isShown ? findQuote(db, token.quoteId) : null;
}

/** One look-up by the token's hash, whatever is wrong about a link: the time tells nobody whether there is its quote. */
async function findMatchingToken(db: Db, { quoteId, token }: LinkParts) {
  const found = await findToken(db, hashToken(token).toString("hex"));
  return found?.quoteId === quoteId ? found : null;
}

/** The quote its customer may look at (QUOT-001): sent, and not expired (QUOT-008, QUOT-009). */
export async function openQuoteLink(db: Db, link: LinkParts, now: Date): Promise<Result<Quote, LinkFailure>> {
  const quote = await findQuoteByLink(db, link);
  if (!quote || quote.status === "draft" || quote.status === "canceled")
    return err({ code: "quote-not-found" });
  return isExpired(quote, now) ? err({ code: "link-expired" }) : ok(quote);
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
