import type { CustomValidator } from "sanity";
import { toRedirectPath } from "../../../app/domains/seo/redirect-path";
import { apiVersion } from "../parts/api-version";
import { publishedId } from "../rules/only-one";
import { entryOf } from "../rules/read";

type Step = { readonly from: string; readonly to: string };

/** Rejects a redirect that leads back to itself, directly or through other redirects, including drafts. */
export const endsSomewhere: CustomValidator<unknown> = async (redirect, context) => {
  const { from, to } = entryOf(redirect);
  const { kind, address } = entryOf(to);
  if (typeof from !== "string" || kind !== "address" || typeof address !== "string") return true;
  if (pathOf(address) === from) return "An address can't redirect to itself.";
  const client = context.getClient({ apiVersion }).withConfig({ perspective: "drafts" });
  const others = await client.fetch<readonly Step[]>(
    `*[_type == "redirect" && to.kind == "address" && defined(from) && defined(to.address) && _id != $id]{
      from, "to": to.address
    }`,
    { id: publishedId(context.document?._id ?? "") },
  );
  const circle = findCircle(from, address, new Map(others.map((other) => [other.from, other.to])));
  if (!circle) return true;
  return `These redirects go in a circle: ${circle.join(" → ")}. Visitors would never arrive. Change or delete one of them.`;
};

/** Returns the paths of a loop through `from`, or undefined if the redirects end or loop elsewhere. */
function findCircle(
  from: string,
  address: string,
  redirects: ReadonlyMap<string, string>,
): readonly string[] | undefined {
  const passed = [from];
  for (let next = pathOf(address); next !== undefined; ) {
    if (next === from) return [...passed, from];
    if (passed.includes(next)) return undefined;
    passed.push(next);
    const target = redirects.get(next);
    next = target === undefined ? undefined : pathOf(target);
  }
  return undefined;
}

/** Converts a URL to its path, if it is on the shop's origin, which also serves the demo's Studio. */
function pathOf(address: string): string | undefined {
  return toRedirectPath(address, globalThis.location?.origin);
}
