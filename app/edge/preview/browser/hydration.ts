type RouterLocation = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The part of Remix's router that the preview uses. */
export type Router = {
  readonly state: {
    readonly location: RouterLocation;
    readonly revalidation: "idle" | "loading";
    readonly navigation: { readonly state: string; readonly location?: RouterLocation | undefined };
    /** The loader data of the page's routes. */
    readonly loaderData: unknown;
  };
  readonly navigate: (to: string | number, options?: { readonly replace?: boolean }) => Promise<void>;
  readonly revalidate: () => void;
  readonly subscribe: (listener: (state: Router["state"]) => void) => () => void;
};

declare global {
  interface Window {
    /** Remix exposes its router here (`@remix-run/react` 2, browser.js). */
    readonly __remixRouter?: Router;
  }
}

const lookMs = 50;
/** The time limit for lazy parts. A script that fails to load must not block the editing of the rest. */
const partsWaitMs = 10_000;

/** Resolves once React has hydrated the document. React would discard a document that changed earlier. */
export function waitForHydration(): Promise<Router> {
  return new Promise((resolve) => {
    const checkHydration = () => {
      if (window.__remixRouter && document.documentElement.dataset.hydrated) resolve(window.__remixRouter);
      else setTimeout(checkHydration, lookMs);
    };
    checkHydration();
  });
}

/**
 * Requests every part that is not loaded yet (`ui/lazy-part`) and waits until React has hydrated them. Content
 * that changes earlier would make React discard their HTML (error 421).
 */
export function waitForLazyParts(): Promise<void> {
  const deadline = Date.now() + partsWaitMs;
  window.dispatchEvent(new Event("pointermove"));
  return new Promise((resolve) => {
    const checkPendingParts = () => {
      const isPending = document.querySelector('[data-lazy-part="pending"]') !== null;
      if (!isPending || Date.now() > deadline) resolve();
      else setTimeout(checkPendingParts, lookMs);
    };
    checkPendingParts();
  });
}
