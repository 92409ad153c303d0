import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense, useState } from "react";

/**
 * A part of a page that stands in the HTML from the start, and whose script comes when it nears the window. Until then
 * React leaves the server's HTML as it is: links lead on, `<details>` fold, rows scroll. At the first press anywhere
 * all parts come, so that the next page opens whole.
 */
export function later<P extends object>(name: string, load: () => Promise<ComponentType<P>>) {
  let arrived: ComponentType<P> | undefined;
  const fetchPart = async () => {
    arrived = await load();
  };
  const Gate = lazy(async () => {
    await nearWindow(name);
    await fetchPart();
    return { default: OpenGate };
  });
  atFirstTouch(fetchPart);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module is read
  function Later(props: P) {
    // Chosen once: a part that arrives meanwhile must not be mounted anew.
    const [isHere] = useState(() => arrived !== undefined);
    const part = () => (arrived ? createElement(arrived, props) : null);
    return (
      <div data-later={name} className="contents">
        <Suspense fallback={null}>{isHere ? part() : <Gate part={part} />}</Suspense>
      </div>
    );
  }
  // An update of what still waits would throw its HTML away: only new content is one.
  return memo(Later);
}

function OpenGate({ part }: { readonly part: () => ReactNode }) {
  return part();
}

/** A window's height ahead. */
const margin = "100% 0%";
/** Nothing waits longer than this: a page somebody reads without touching it comes alive, too. */
const longestWaitMs = 10_000;
/** A press, a key, the way back, or the Studio asking for a fresh preview. */
const touches = ["pointerdown", "keydown", "popstate", "message"] as const;

/** Resolves once a part of this name in the document nears the window; at once where the server renders it, or where it is new. */
async function nearWindow(name: string): Promise<void> {
  if (typeof document === "undefined") return;
  const places = document.querySelectorAll(`[data-later="${name}"] > *`);
  if (places.length === 0) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    for (const place of places) observer.observe(place);
    atFirstTouch(resolve);
    setTimeout(resolve, longestWaitMs);
  });
}

function atFirstTouch(act: () => unknown): void {
  if (typeof window === "undefined") return;
  const once = () => {
    for (const touch of touches) window.removeEventListener(touch, once, true);
    void act();
  };
  for (const touch of touches) window.addEventListener(touch, once, true);
}
