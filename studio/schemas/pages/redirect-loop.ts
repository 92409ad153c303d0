import type { CustomValidator } from "sanity";
import { findRedirectLoop, toRedirectPath } from "../../../app/domains/seo/redirect-path";
import { apiVersion } from "../parts/api-version";
import { toRecord } from "../rules/read-untyped";
import { toPublishedId } from "../rules/unique-value";

type Step = { readonly from: string; readonly to: string };

/** Rejects a redirect that leads back to itself, directly or through other redirects, including drafts. */
export const rejectRedirectLoop: CustomValidator<unknown> = async (redirect, context) => {
  const { from, to } = toRecord(redirect);
  const { kind, address } = toRecord(to);
  if (typeof from !== "string" || kind !== "address" || typeof address !== "string") return true;
  // The shop's origin also serves the demo's Studio.
  const shopUrl = globalThis.location?.origin;
  if (toRedirectPath(address, shopUrl) === from) return "An address can't redirect to itself.";
  const client = context.getClient({ apiVersion }).withConfig({ perspective: "drafts" });
  const otherRedirects = await client.fetch<readonly Step[]>(
    `*[_type == "redirect" && to.kind == "address" && defined(from) && defined(to.address) && _id != $id]{
      from, "to": to.address
    }`,
    { id: toPublishedId(context.document?._id ?? "") },
  );
  const targets = new Map(otherRedirects.map((other) => [other.from, other.to])).set(from, address);
  const circle = findRedirectLoop(from, targets, shopUrl);
  if (!circle) return true;
  return `These redirects go in a circle: ${circle.join(" → ")}. Visitors would never arrive. Change or delete one of them.`;
};
