import type { Browser, Page } from "@playwright/test";

type Elsewhere = { readonly baseURL: string; readonly height?: number };

/** A page of somebody else's browser: no session of the editor's, and the question about cookies answered. */
export async function elsewhere(browser: Browser, { baseURL, height = 900 }: Elsewhere): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: "en-US",
    viewport: { width: 1440, height },
  });
  await context.addCookies([{ name: "cookie_consent", value: "rejected", url: baseURL }]);
  return context.newPage();
}
