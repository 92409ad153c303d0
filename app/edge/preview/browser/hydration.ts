type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Remix's router, as far as the preview speaks with it. */
export type Router = {
  readonly state: {
    readonly location: Place;
    readonly revalidation: "idle" | "loading";
    readonly navigation: { readonly state: string; readonly location?: Place | undefined };
    /** What the routes of the page have loaded. */
    readonly loaderData: unknown;
  };
  readonly navigate: (to: string | number, options?: { readonly replace?: boolean }) => Promise<void>;
  readonly revalidate: () => void;
  readonly subscribe: (listener: (state: Router["state"]) => void) => () => void;
};

declare global {
  interface Window {
    /** Remix tells where its router is (`@remix-run/react` 2, browser.js). */
    readonly __remixRouter?: Router;
  }
}

const lookMs = 50;
/** A part whose script does not come keeps nobody from editing the others. */
const partsWaitMs = 10_000;

/** Resolves once React has hydrated the document: it would discard a document that was changed before. */
export function whenHydrated(): Promise<Router> {
  return new Promise((resolve) => {
    const look = () => {
      if (window.__remixRouter && document.documentElement.dataset.hydrated) resolve(window.__remixRouter);
      else setTimeout(look, lookMs);
    };
    look();
  });
}

/**
 * Requests every part that loads on interaction (`ui/lazy-part`) and waits until React has hydrated them: new content that
 * arrives earlier would make it discard their HTML (error 421).
 */
export function whenPartsAreHydrated(): Promise<void> {
  const until = Date.now() + partsWaitMs;
  window.dispatchEvent(new Event("pointermove"));
  return new Promise((resolve) => {
    const look = () => {
      const isPending = document.querySelector('[data-lazy-part="interaction"]') !== null;
      if (!isPending || Date.now() > until) resolve();
      else setTimeout(look, lookMs);
    };
    look();
  });
}
