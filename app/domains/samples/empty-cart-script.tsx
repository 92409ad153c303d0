import { useNonce } from "~/ui/runtime/nonce";
import { sampleStorageKey } from "./sample-selection";

/**
 * Marks the page of an empty cart before anything of it is painted: the server sends the same page to everybody, and
 * what stands there for a filled cart would be taken away again once the page is alive. Place it above what differs;
 * `where-empty` and `where-filled` (samples.css) follow it.
 */
export function EmptyCartScript() {
  return <PageScript code={markEmptyCart} />;
}

/** Below `where-empty`: its picture is the first thing seen there, and for a filled cart it is never asked for. */
export function EmptyCartPicture() {
  return <PageScript code={loadPicturesEagerly} />;
}

function PageScript({ code }: { readonly code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, nothing of a visitor
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: code }} />;
}

const markEmptyCart = `(() => {
  let live = 0;
  try {
    const { items, expiry } = JSON.parse(localStorage.getItem("${sampleStorageKey}"));
    live = expiry > Date.now() && items.length;
  } catch {}
  if (!live) document.documentElement.dataset.cart = "empty";
})();`;

const loadPicturesEagerly = `for (const picture of document.querySelectorAll('[data-cart="empty"] .where-empty img'))
  picture.loading = "eager";`;
