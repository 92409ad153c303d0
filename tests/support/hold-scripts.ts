import type { Page } from "@playwright/test";

/** Scripts whose name fits are asked for but not answered until the returned function is called. */
export async function holdScripts(page: Page, name: RegExp): Promise<() => Promise<void>> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith(".js") && name.test(url.pathname),
    async (route) => {
      await opened;
      await route.continue();
    },
  );
  return async () => open();
}
