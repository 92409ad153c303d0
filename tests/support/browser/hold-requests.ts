import type { Page } from "@playwright/test";

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, fits: (url: URL) => boolean): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(fits, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
