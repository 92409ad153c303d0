import { trackClicks } from "./click-events";
import type { ConsentChoice } from "./consent";
import { pushAnalyticsEvent } from "./data-layer";

export type TagOptions = { readonly choice: ConsentChoice; readonly gtmId: string | undefined };

const tagManager = "https://www.googletagmanager.com/gtm.js";

/** Starts what the visitor allowed, and nothing before; answers how to stop. */
export function startAnalyticsTags({ choice, gtmId }: TagOptions): () => void {
  if (!choice.includes("analytics")) return () => undefined;
  if (gtmId) addTagManager(gtmId);
  return trackClicks();
}

/** Once in a page; a tag manager that is here cannot be sent away again. */
function addTagManager(gtmId: string): void {
  const src = `${tagManager}?id=${encodeURIComponent(gtmId)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  pushAnalyticsEvent("gtm.js", { "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
