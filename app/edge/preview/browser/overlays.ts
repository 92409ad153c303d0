import { enableVisualEditing, type HistoryAdapterNavigate } from "@sanity/visual-editing";
import { typedMessage, typedQuestion } from "~/kernel/typed-message";
import { markMembers } from "./members";
import { showRibbon } from "./ribbon";
import { showTyped } from "./typed";

// The preview's own script (edge/preview/preview-page.server.ts): beside the Studio it draws what can be clicked; opened
// by itself it says that this is a preview. It speaks with the shop's page by its router alone.

type Router = {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
    readonly revalidation: "idle" | "loading";
    readonly navigation: { readonly state: string };
  };
  readonly navigate: (to: string | number, options?: { readonly replace?: boolean }) => Promise<void>;
  readonly revalidate: () => void;
  readonly subscribe: (listener: (state: Router["state"]) => void) => () => void;
};

declare global {
  interface Window {
    /** Remix tells where its router is (`@remix-run/react` 2, browser.js). */
    readonly __remixRouter?: Router;
    /** Where styled-components looks for the nonce of its rules. */
    __webpack_nonce__?: string;
  }
}

const marksWaitMs = 60;
const lookMs = 50;

void pageIsAlive().then((router) => {
  const isFramed = window.parent !== window || window.opener !== null;
  if (!isFramed) return showRibbon();
  window.__webpack_nonce__ = document.querySelector<HTMLScriptElement>("script[data-preview]")?.nonce ?? "";
  keepMarked();
  listenToTheForm();
  enableVisualEditing({
    zIndex: 2_000_000_000,
    refresh: () => refreshed(router),
    history: {
      subscribe: (navigate) => tellPlaces(router, navigate),
      update: (update) => {
        if (update.type === "pop") void router.navigate(-1);
        else void router.navigate(update.url, { replace: update.type === "replace" });
      },
    },
  });
});

/** Not before React has taken over the page: whatever is put into it earlier, it takes for a mistake and renders all anew. */
function pageIsAlive(): Promise<Router> {
  return new Promise((resolve) => {
    const look = () => {
      const isTaken = Object.keys(document.documentElement).some((name) => name.startsWith("__reactFiber$"));
      if (window.__remixRouter && isTaken) resolve(window.__remixRouter);
      else setTimeout(look, lookMs);
    };
    look();
  });
}

let reading: Promise<void> | undefined;
let next: Promise<void> | undefined;

/**
 * Reads the page's data again; resolves when they are on the page. While they are read, whoever asks waits for one more
 * reading: somebody who goes on typing would else see none of them end.
 */
function refreshed(router: Router): Promise<void> {
  if (reading) {
    next ??= reading.then(() => {
      next = undefined;
      return refreshed(router);
    });
    return next;
  }
  reading = readAgain(router).finally(() => {
    reading = undefined;
  });
  return reading;
}

function readAgain(router: Router): Promise<void> {
  return new Promise((resolve) => {
    let hasBegun = false;
    const stop = router.subscribe(({ revalidation }) => {
      if (revalidation === "loading") hasBegun = true;
      if (!hasBegun || revalidation !== "idle") return;
      stop();
      resolve();
    });
    router.revalidate();
  });
}

function tellPlaces(router: Router, navigate: HistoryAdapterNavigate): () => void {
  let told = "";
  const tell = ({ location }: Router["state"]) => {
    const url = `${location.pathname}${location.search}${location.hash}`;
    if (url === told) return;
    told = url;
    navigate({ type: "push", title: document.title, url });
  };
  tell(router.state);
  return router.subscribe(tell);
}

/** Members are marked anew whenever the page has changed. */
function keepMarked(): void {
  let isWaiting = false;
  const mark = () => {
    isWaiting = false;
    markMembers(document.body);
  };
  mark();
  new MutationObserver(() => {
    if (!isWaiting) setTimeout(mark, marksWaitMs);
    isWaiting = true;
  }).observe(document.body, { childList: true, subtree: true });
}

function listenToTheForm(): void {
  window.addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || typeof data !== "object" || data === null) return;
    if (Reflect.get(data, "type") !== typedMessage) return;
    showTyped(Reflect.get(data, "document"));
  });
  // What is typed next is compared with what stands there now.
  window.parent.postMessage({ type: typedQuestion }, window.location.origin);
}
