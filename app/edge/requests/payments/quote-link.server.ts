import type { SubmissionResult } from "@conform-to/dom";
import { parseForm } from "~/domains/forms/validation/parse-form";
import type { QuoteLinkParams } from "~/domains/quotes/link/quote-link.server";
import type { LinkRequestTarget } from "~/domains/quotes/link/request-link.server";
import { checkLinkRequest } from "~/domains/quotes/views/link-request-rules";
import { err, ok, type Result } from "~/kernel/result";
import { readFields } from "../forms/read-fields.server";

const longest = 200;

/** Reads the quote id and token from the query; a missing value is empty. */
export function readQuoteLink(request: Request): QuoteLinkParams {
  const query = new URL(request.url).searchParams;
  return { quoteId: readPart(query, "quoteId"), token: readPart(query, "token") };
}

/** Reads which quote a new link is requested for: by number and email address, or by the current link. */
export async function readLinkRequest(
  request: Request,
): Promise<Result<LinkRequestTarget, SubmissionResult>> {
  const field = await readFields(request);
  const values = { number: field("number").slice(0, longest), email: field("email").slice(0, longest) };
  const isByNumber = field("by") === "number" || values.number !== "" || values.email !== "";
  if (!isByNumber) return ok({ by: "link", link: readQuoteLink(request) });
  const submission = parseForm(new URLSearchParams(values), checkLinkRequest);
  return submission.status === "success"
    ? ok({ by: "number", ...submission.value })
    : err(submission.reply());
}

function readPart(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? "").slice(0, longest).replaceAll("\0", "");
}
