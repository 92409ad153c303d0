import type { CustomValidator } from "sanity";
import { toRedirectPath } from "../../../app/domains/seo/redirect-path";
import { apiVersion } from "../parts/api-version";
import { publishedId } from "../rules/only-one";
import { entryOf } from "../rules/read";

type Step = { readonly from: string; readonly to: string };

/** Refuses a redirect that leads back to its own address, by itself or through other redirects, drafts included. */
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

/** The addresses from `from` back to itself; undefined where the way ends, or circles elsewhere. */
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

/** The Studio of the demo stands on the shop's own origin. */
function pathOf(address: string): string | undefined {
  return toRedirectPath(address, globalThis.location?.origin);
}
