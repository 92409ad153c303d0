import type { SubmissionResult } from "@conform-to/dom";
import { parseForm } from "~/domains/forms/validation/parse-form";
import type { LinkParts } from "~/domains/quotes/quote-link.server";
import type { LinkRequestTarget } from "~/domains/quotes/request-link.server";
import { checkLinkRequest } from "~/domains/quotes/views/link-request-rules";
import { err, ok, type Result } from "~/kernel/result";
import { readFields } from "./read-fields.server";

const longest = 200;

/** The parts of a quote's link, out of the address that was asked for; what is missing, or no token of ours, is empty. */
export function quoteLinkOf(request: Request): LinkParts {
  const query = new URL(request.url).searchParams;
  return { quoteId: partOf(query, "quoteId"), token: partOf(query, "token") };
}

/** The quote a new link is asked for: by the number and email that were typed, else by the link of the address. */
export async function readLinkRequest(
  request: Request,
): Promise<Result<LinkRequestTarget, SubmissionResult>> {
  const field = await readFields(request);
  const values = { number: field("number").slice(0, longest), email: field("email").slice(0, longest) };
  const isByNumber = field("by") === "number" || values.number !== "" || values.email !== "";
  if (!isByNumber) return ok({ by: "link", link: quoteLinkOf(request) });
  const submission = parseForm(new URLSearchParams(values), checkLinkRequest);
  return submission.status === "success"
    ? ok({ by: "number", ...submission.value })
    : err(submission.reply());
}

function partOf(given: URLSearchParams, name: string): string {
  return (given.get(name) ?? "").slice(0, longest).replaceAll("\0", "");
}
