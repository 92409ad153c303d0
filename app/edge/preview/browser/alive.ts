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

/** Not before React has taken over the page: whatever is put into it earlier, it takes for a mistake and renders all anew. */
export function pageIsAlive(): Promise<Router> {
  return new Promise((resolve) => {
    const look = () => {
      if (window.__remixRouter && isTaken(document.documentElement)) resolve(window.__remixRouter);
      else setTimeout(look, lookMs);
    };
    look();
  });
}

/**
 * Brings every part that waits for the window or a touch (`ui/later`), and waits until React has taken them over: content
 * that arrives earlier would make it throw their HTML away (error 421).
 */
export function partsAreAlive(): Promise<void> {
  const until = Date.now() + partsWaitMs;
  window.dispatchEvent(new Event("message"));
  return new Promise((resolve) => {
    const look = () => {
      const parts = [...document.querySelectorAll("[data-later] > *")];
      if (parts.every(isTaken) || Date.now() > until) resolve();
      else setTimeout(look, lookMs);
    };
    look();
  });
}

function isTaken(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
}
