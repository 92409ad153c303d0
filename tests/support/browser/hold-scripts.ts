import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests";

/** Holds matching scripts until the returned function is called. */
export async function holdScripts(page: Page, name: RegExp): Promise<() => Promise<void>> {
  const open = await holdRequests(page, ({ pathname }) => pathname.endsWith(".js") && name.test(pathname));
  return async () => open();
}
