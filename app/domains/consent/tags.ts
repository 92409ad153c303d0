import { countClicks } from "./click-events";
import type { Choice } from "./consent";
import { pushEvent } from "./data-layer";

export type Tags = { readonly choice: Choice; readonly gtmId: string | undefined };

const tagManager = "https://www.googletagmanager.com/gtm.js";

/** Starts what the visitor allowed, and nothing before; answers how to stop. */
export function loadTags({ choice, gtmId }: Tags): () => void {
  if (!choice.includes("analytics")) return () => undefined;
  if (gtmId) addTagManager(gtmId);
  return countClicks();
}

/** Once in a page; a tag manager that is here cannot be sent away again. */
function addTagManager(gtmId: string): void {
  const src = `${tagManager}?id=${encodeURIComponent(gtmId)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  pushEvent("gtm.js", { "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
