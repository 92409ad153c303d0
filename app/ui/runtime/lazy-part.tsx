import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { hasStoredData } from "./browser-storage";

export type LazyPartOptions = {
  /**
   * `interaction`: not in the viewport either. For a part that works without its script, because all its controls are
   * links, forms and `<details>`.
   */
  readonly loadOn?: "interaction" | undefined;
  /** Shown during a client navigation until the script has loaded; without it the navigation waits. */
  readonly loading?: ReactNode;
};

/**
 * Creates a component whose script is loaded later. The server renders it completely, and the browser keeps that
 * HTML. It requests the script when the part is in the viewport, or at the first interaction with the page. On a
 * client navigation the new page waits for the script, so that it opens complete.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { loadOn, loading }: LazyPartOptions = {},
) {
  const { promise, resolve } = createDeferred();
  // React's types lose the props of a lazy component whose props are generic.
  const Part = lazy(async () => {
    await promise;
    return { default: await retry(load) };
  }) as unknown as ComponentType<P>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module is read
  function LazyPart(props: P) {
    const isHydrating = useSyncExternalStore(subscribeToNothing, getClientValue, getServerValue);
    const [isFromServer] = useState(isHydrating);
    const [isReady, setReady] = useState(false);
    const container = useRef<HTMLDivElement>(null);
    useEffect(() => {
      void firstInteraction.then(resolve);
      return loadOn === "interaction" ? undefined : reportOnceInViewport(container.current, resolve);
    }, []);
    if (!isFromServer || typeof window === "undefined") resolve();
    // Prevents a re-render of this component alone from reaching a boundary that is not hydrated yet.
    const boundary = useMemo(
      () => (
        <Suspense fallback={<ServerHtml container={container} />}>
          <Part {...props} />
          <OnMount report={setReady} />
        </Suspense>
      ),
      [props],
    );
    if (!isFromServer) {
      const part = <Part {...props} />;
      return loading ? <Suspense fallback={loading}>{part}</Suspense> : part;
    }
    return (
      <div ref={container} data-lazy-part={isReady ? "ready" : "pending"} className="contents">
        {boundary}
      </div>
    );
  }
  // An update of a part that is not hydrated yet would make React discard its HTML.
  return memo(LazyPart);
}

/**
 * Remix changes a context above every part when a navigation ends. React then discards the HTML of a part that is not
 * hydrated yet (error 421). This component shows the same HTML until the script arrives.
 */
function ServerHtml({ container }: { readonly container: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => container.current?.innerHTML ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the server rendered for this very place
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

function OnMount({ report }: { readonly report: (isMounted: boolean) => void }) {
  useEffect(() => report(true), [report]);
  return null;
}

const subscribeToNothing = () => () => undefined;
const getClientValue = () => false;
const getServerValue = () => true;

function createDeferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const interactions = [
  "pointerdown",
  "pointermove",
  "keydown",
  "click",
  "focusin",
  "wheel",
  "scroll",
  // Another tab has changed what is stored.
  "storage",
] as const;

/** All parts share one promise: React reaches some of them only after the first event. */
const firstInteraction =
  typeof window === "undefined"
    ? new Promise<void>(() => undefined)
    : new Promise<void>((resolve) => {
        // The page was restored in the middle or used before this script ran, or a part may show stored favorites or
        // samples.
        if (navigator.userActivation?.hasBeenActive || window.scrollY > 0 || hasStoredData())
          return resolve();
        const options = { capture: true, passive: true };
        const resolveOnInteraction = (event: Event) => {
          if (isWithoutVisitor(event)) return;
          for (const type of interactions) window.removeEventListener(type, resolveOnInteraction, options);
          resolve();
        };
        for (const type of interactions) window.addEventListener(type, resolveOnInteraction, options);
      });

/**
 * Ignores events without a visitor: scripted scrolls, and mouse events that browsers repeat after a layout
 * change.
 */
function isWithoutVisitor(event: Event): boolean {
  if (event.type === "scroll") return event.target !== document;
  return (
    event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY
  );
}

/**
 * Calls back when a box of the part is in the viewport, or at once for a part without a box, which shows
 * nothing yet.
 */
function reportOnceInViewport(container: Element | null, report: () => void): (() => void) | undefined {
  const boxes = container ? findBoxes(container) : [];
  if (boxes.length === 0) {
    report();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // A closed menu beside the viewport's edge touches it without being in it.
      if (!entries.some(({ intersectionRatio }) => intersectionRatio > 0)) return;
      observer.disconnect();
      report();
    },
    { threshold: [0, Number.MIN_VALUE] },
  );
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}

/** Returns the elements of a part that have a box. The wrapper of a nested part has none. */
function findBoxes(part: Element): readonly Element[] {
  return [...part.children].flatMap((child) =>
    child.matches("[data-lazy-part]") ? findBoxes(child) : [child],
  );
}

const retryAfterMs = 3_000;

/**
 * Loads again until it succeeds. The server's HTML stays usable without its script, so a lost connection only delays
 * it.
 */
async function retry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return retry(load);
  }
}
