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

/**
 * When a part that the server rendered requests its script. `interaction`: at the first pointer, key, focus or scroll
 * event of the page. `visible`: when it comes near the viewport, because it changes by itself.
 */
export type LoadOn = "interaction" | "visible";

type LazyPartOptions = {
  readonly loadOn?: LoadOn | undefined;
  /** Shown on a client navigation while the script is on its way; without one the navigation waits. */
  readonly loading?: ReactNode;
};

/**
 * A component with a script of its own. The server renders it whole; the browser keeps that HTML and hydrates it once
 * the script is there. On a client navigation the new page waits for the script, so that it opens complete.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { loadOn = "interaction", loading }: LazyPartOptions = {},
) {
  const { promise: requested, resolve: request } = createDeferred();
  // React's types lose the props of a lazy component whose props are generic.
  const Part = lazy(async () => {
    await requested;
    return { default: await retry(load) };
  }) as unknown as ComponentType<P>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module is read
  function LazyPart(props: P) {
    const isHydrating = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);
    const [isFromServer] = useState(isHydrating);
    const [isReady, setReady] = useState(false);
    const container = useRef<HTMLDivElement>(null);
    useEffect(
      () => (loadOn === "visible" ? requestNearViewport(container.current, request) : onInteraction(request)),
      [],
    );
    if (!isFromServer || typeof window === "undefined") request();
    // Renders of this component alone must not reach a boundary that is not hydrated yet.
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
      <div ref={container} data-lazy-part={isReady ? "ready" : loadOn} className="contents">
        {boundary}
      </div>
    );
  }
  // An update of a part that is not hydrated yet would make React discard its HTML.
  return memo(LazyPart);
}

/**
 * Remix changes a context above every part when a navigation ends. React then discards the HTML of a part that is not
 * hydrated yet (error 421); until its script arrives, the same HTML is shown in its place.
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
const isInBrowser = () => false;
const isOnServer = () => true;

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
] as const;

/** All parts share one promise: React reaches some of them only after the first event. */
const firstInteraction =
  typeof window === "undefined"
    ? new Promise<void>(() => undefined)
    : new Promise<void>((resolve) => {
        // A page that was restored in the middle, or used before this script ran.
        if (navigator.userActivation?.hasBeenActive || window.scrollY > 0) return resolve();
        const options = { capture: true, passive: true, once: true };
        for (const event of interactions) window.addEventListener(event, () => resolve(), options);
      });

function onInteraction(request: () => void): void {
  void firstInteraction.then(request);
}

/** One viewport height ahead. */
const rootMargin = "100% 0%";

function requestNearViewport(container: Element | null, request: () => void): (() => void) | undefined {
  const boxes = container ? [...container.children] : [];
  if (boxes.length === 0) {
    request();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) request();
    },
    { rootMargin },
  );
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}

const retryAfterMs = 3_000;

/** The server's HTML stays usable without its script, so a lost connection only delays it. */
async function retry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return retry(load);
  }
}
