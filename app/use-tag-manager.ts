import { useMatches } from "@remix-run/react";

/** Returns the tag manager's container id on pages with the switch on (SEO-011, SEO-013), else undefined. */
export function useTagManager(gtmId: string | undefined): string | undefined {
  return useMatches().some(({ data }) => hasTagManagerSwitch(data)) ? gtmId : undefined;
}

/** Finds the switch in the data of a CMS page, or in the `page` that another route returns. */
function hasTagManagerSwitch(data: unknown): boolean {
  const page = readField(data, "page") ?? data;
  return readField(readField(page, "schemas"), "googleTagManager") === true;
}

function readField(data: unknown, name: string): unknown {
  return typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
}
