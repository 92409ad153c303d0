import type { Page } from "@playwright/test";
import type { Walk } from "./press-controls";
import { isReviewedLink } from "./reviewed-controls";

let lastClient = 0;

/** Requests the links of a state that no other has, once per address, with the cookies of the page. */
export async function findBrokenLinks(page: Page, stateName: string, walk: Walk): Promise<readonly string[]> {
  const { origin } = new URL(page.url());
  const broken: string[] = [];
  for (const [href, foundOn] of walk.links) {
    const address = href.replace(/#.*/, "");
    if (!foundOn.startsWith(`${stateName} at `) || walk.requested.has(address) || isReviewedLink(address))
      continue;
    walk.requested.add(address);
    const problem = await findProblem(page, address, origin);
    if (problem) broken.push(`${foundOn}: ${href}: ${problem}`);
  }
  return broken;
}

async function findProblem(page: Page, address: string, origin: string): Promise<string | null> {
  const url = new URL(address);
  if (["mailto:", "tel:", "sms:"].includes(url.protocol))
    return url.pathname + url.search === "" ? "no address" : null;
  if (!["http:", "https:"].includes(url.protocol)) return "no address of a page";
  // Pages of other origins are not requested.
  if (url.origin !== origin) return null;
  const response = await page.request.get(address, {
    timeout: 20_000,
    headers: createClientIpHeader(url.pathname),
  });
  return response.ok() ? null : `status ${response.status()}`;
}

/** The pages of the demo answer this machine only. */
function createClientIpHeader(pathname: string): Record<string, string> {
  if (pathname.startsWith("/demo")) return {};
  lastClient += 1;
  return { "x-forwarded-for": `198.19.${Math.floor(lastClient / 256)}.${lastClient % 256}` };
}
