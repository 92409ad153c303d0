import type { Page } from "@playwright/test";

let lastClient = 0;

/** Gives the page its own client IP, so that the rate limits of one state do not reach another. */
export async function giveOwnClientIp(page: Page, shopUrl: string): Promise<void> {
  lastClient += 1;
  const clientIp = `198.18.${Math.floor(lastClient / 256)}.${lastClient % 256}`;
  await page.route(
    ({ origin, pathname }) => origin === shopUrl && !/^\/(assets|demo)\//.test(pathname),
    (route) => route.continue({ headers: { ...route.request().headers(), "x-forwarded-for": clientIp } }),
  );
}
