import { useNonce } from "~/ui/runtime/nonce";
import { sampleStorageKey } from "../selection/sample-selection";

/**
 * Flags an empty cart before the first paint, because cached pages are the same for all visitors. Place it
 * above the elements of the classes `where-empty` and `where-filled`.
 */
export function EmptyCartScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text without a visitor's input
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: markEmptyCart }} />;
}

const markEmptyCart = `(() => {
  let live = 0;
  try {
    const { items, expiry } = JSON.parse(localStorage.getItem("${sampleStorageKey}"));
    live = expiry > Date.now() && items.length;
  } catch {}
  if (!live) document.documentElement.dataset.cart = "empty";
})();`;
