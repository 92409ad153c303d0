import type { LinkParts } from "~/domains/quotes/quote-link.server";

const longest = 200;

/** The parts of a quote's link, out of the address that was asked for; what is missing, or no token of ours, is empty. */
export function quoteLinkOf(request: Request): LinkParts {
  const query = new URL(request.url).searchParams;
  const part = (name: string) => (query.get(name) ?? "").slice(0, longest).replaceAll("\0", "");
  return { quoteId: part("quoteId"), token: part("token") };
}
