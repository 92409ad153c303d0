import { enableVisualEditing, type HistoryAdapterNavigate, type HistoryUpdate } from "@sanity/visual-editing";
import {
  type FieldText,
  fieldTextMessage,
  formDocumentMessage,
  formDocumentRequest,
  navigateMessage,
} from "../preview-messages";
import { applyFrameStyle } from "./frame-style";
import { type Router, waitForHydration, waitForLazyParts } from "./hydration";
import { markMembers } from "./members";
import { showMissingContentPlaceholders } from "./missing-content-placeholders";
import { showRibbon } from "./ribbon";
import { cleanAddresses, linkPricesToNames } from "./tidy";
import { reapplyTypedText, showTyped, showTypedText } from "./typed";

// The preview's script (edge/preview/preview-page.server.ts). Inside the Studio it draws the clickable
// overlays. Outside it shows a ribbon that marks the page as a preview. It uses only the router of the page.

declare global {
  interface Window {
    /** styled-components reads the nonce of its rules here. */
    __webpack_nonce__?: string;
  }
}

const marksWaitMs = 60;
const isFramed = window.parent !== window || window.opener !== null;
if (isFramed) applyFrameStyle();

void waitForHydration().then((router) => {
  if (!isFramed) {
    cleanAddresses(document.body);
    return showRibbon();
  }
  const partsHydrated = waitForLazyParts();
  window.__webpack_nonce__ = document.querySelector<HTMLScriptElement>("script[data-preview]")?.nonce ?? "";
  keepMembersMarked(router, partsHydrated);
  listenToTheForm((url) => {
    partsHydrated.then(() => navigateTo(router, { type: "replace", url })).catch(ignoreAbort);
  });
  enableVisualEditing({
    zIndex: 2_000_000_000,
    refresh: () => partsHydrated.then(() => refresh(router)),
    history: {
      subscribe: (navigate) => reportLocations(router, navigate),
      update: (update) => {
        partsHydrated.then(() => navigateTo(router, update)).catch(ignoreAbort);
      },
    },
  });
});

/** Ignores the error of a navigation that Remix aborted because the Studio started another one. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}

let reading: Promise<void> | undefined;
let next: Promise<void> | undefined;

/**
 * Reloads the page's data and resolves once it is rendered. Calls during a reload share one further reload. Otherwise
 * continuous typing would abort each of them.
 */
function refresh(router: Router): Promise<void> {
  if (reading) {
    next ??= reading.then(() => {
      next = undefined;
      return refresh(router);
    });
    return next;
  }
  reading = revalidate(router).finally(() => {
    reading = undefined;
  });
  return reading;
}

function revalidate(router: Router): Promise<void> {
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

async function navigateTo(router: Router, { type, url }: HistoryUpdate): Promise<void> {
  if (type === "pop") return router.navigate(-1);
  const { location, navigation } = router.state;
  // Both the Studio's channel and the form may send the same navigation.
  if (toPathWithQuery(navigation.location ?? location) === url) return;
  return router.navigate(url, { replace: type === "replace" });
}

const toPathWithQuery = ({ pathname, search, hash }: Router["state"]["location"]) =>
  `${pathname}${search}${hash}`;

function reportLocations(router: Router, navigate: HistoryAdapterNavigate): () => void {
  let lastUrl = "";
  const reportLocation = ({ location }: Router["state"]) => {
    const url = toPathWithQuery(location);
    if (url === lastUrl) return;
    lastUrl = url;
    navigate({ type: "push", title: document.title, url });
  };
  reportLocation(router.state);
  return router.subscribe(reportLocation);
}

/** Marks members again after each change of the page. It changes no text or element before all parts are hydrated. */
function keepMembersMarked(router: Router, partsHydrated: Promise<void>): void {
  let isWaiting = false;
  let isAlive = false;
  const markPage = () => {
    isWaiting = false;
    if (isAlive) showMissingContentPlaceholders(document.body, router);
    markMembers(document.body, router);
    if (!isAlive) return;
    linkPricesToNames(document.body);
    cleanAddresses(document.body);
    reapplyTypedText();
  };
  markPage();
  void partsHydrated.then(() => {
    isAlive = true;
    markPage();
  });
  new MutationObserver(() => {
    if (!isWaiting) setTimeout(markPage, marksWaitMs);
    isWaiting = true;
  }).observe(document.body, {
    childList: true,
    characterData: true,
    attributeFilter: ["href"],
    subtree: true,
  });
}

function listenToTheForm(goTo: (url: string) => void): void {
  window.addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || typeof data !== "object" || data === null) return;
    const type: unknown = Reflect.get(data, "type");
    if (type === formDocumentMessage) showTyped(Reflect.get(data, "document"));
    if (type === fieldTextMessage && isLetters(data)) showTypedText(data);
    const path: unknown = Reflect.get(data, "path");
    if (type === navigateMessage && typeof path === "string") goTo(path);
  });
  // Asks the form for its document, so that later keystrokes are compared with the current page.
  window.parent.postMessage({ type: formDocumentRequest }, window.location.origin);
}

function isLetters(data: object): data is FieldText {
  const [id, path, text]: readonly unknown[] = ["id", "path", "text"].map((name) => Reflect.get(data, name));
  return typeof id === "string" && typeof path === "string" && (typeof text === "string" || text === null);
}
