import { trackClicks } from "./click-events";
import type { ConsentChoice } from "./consent";
import { pushAnalyticsEvent } from "./data-layer";

export type TagOptions = { readonly choice: ConsentChoice; readonly gtmId: string | undefined };

const tagManager = "https://www.googletagmanager.com/gtm.js";

/** Starts the tags that the visitor allowed; returns a function to stop them. */
export function startAnalyticsTags({ choice, gtmId }: TagOptions): () => void {
  if (!choice.includes("analytics")) return () => undefined;
  if (gtmId) addTagManager(gtmId);
  return trackClicks();
}

/** Adds the tag manager once to a page. A loaded tag manager cannot be removed. */
function addTagManager(gtmId: string): void {
  const src = `${tagManager}?id=${encodeURIComponent(gtmId)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  pushAnalyticsEvent("gtm.js", { "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
