import type { LinkParts } from "~/domains/quotes/quote-link.server";
import type { AskedFor } from "~/domains/quotes/request-link.server";
import { readFields } from "./read-fields.server";

const longest = 200;

/** The parts of a quote's link, out of the address that was asked for; what is missing, or no token of ours, is empty. */
export function quoteLinkOf(request: Request): LinkParts {
  const query = new URL(request.url).searchParams;
  return { quoteId: partOf(query, "quoteId"), token: partOf(query, "token") };
}

/** What somebody who wants a new link has typed; nothing typed: the link of the address is all there is. */
export async function linkRequestOf(request: Request): Promise<AskedFor> {
  const field = await readFields(request);
  const [number, email] = [field("number").slice(0, longest), field("email").slice(0, longest)];
  return number ? { by: "number", number, email } : { by: "link", link: quoteLinkOf(request) };
}

function partOf(given: URLSearchParams, name: string): string {
  return (given.get(name) ?? "").slice(0, longest).replaceAll("\0", "");
}
