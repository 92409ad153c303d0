import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router-dom";
import { keepsSomething } from "./page-storage";
import { StillRouter } from "./still-router";

/**
 * `window`: the part nears the window of somebody who moves. `sight`: it nears the window, moved or not, since it does
 * something by itself. `touch`: it moves only at the visitor's hand, and works so without script, as far as it can.
 */
export type WaitsFor = "window" | "sight" | "touch";

/**
 * A part of a page that stands in the HTML from the start, and whose script comes when it is waited for. Until then React
 * leaves the server's HTML as it is: links lead on, `<details>` fold, rows scroll. At the first press anywhere all parts
 * come, so that the next page opens whole.
 */
export function later<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  waitsFor: WaitsFor = "window",
  /** Stands in its place where it is new to the page and its script still on the way. */
  meanwhile: ReactNode = null,
) {
  let arrived: ComponentType<P> | undefined;
  const fetchPart = async () => {
    arrived ??= await load();
  };
  const Gate = lazy(async () => {
    const places = placesOf(name);
    if (places.length === 0) await fetchPart();
    else {
      await Promise.race([touched, ...(waitsFor === "touch" ? [] : [nearness[waitsFor](places)])]);
      await persistently(fetchPart);
    }
    return { default: OpenGate };
  });
  // What fails here is asked for again where the part is shown.
  void touched.then(fetchPart).catch(() => undefined);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module is read
  function Later(props: P) {
    // Chosen once: a part that arrives meanwhile must not be mounted anew.
    const [isHere] = useState(() => arrived !== undefined);
    const [alive, setAlive] = useState(isHere);
    const onAlive = useCallback(() => setAlive(true), []);
    const part = () => (arrived ? createElement(arrived, props) : null);
    const place = usePressedAgain(alive);
    return (
      <div
        ref={place}
        data-later={name}
        data-later-touch={waitsFor === "touch" ? "" : undefined}
        className="contents"
        onClickCapture={heard}
        onKeyDownCapture={heard}
      >
        <StillRouter still={!alive}>
          <Suspense fallback={meanwhile}>{isHere ? part() : <Gate part={part} onAlive={onAlive} />}</Suspense>
        </StillRouter>
      </div>
    );
  }
  // An update of what still waits would throw its HTML away: only new content is one.
  return memo(Later);
}

type Press = { readonly button: HTMLElement; readonly again: () => void };

/** The button pressed last in any part, until React has heard of it. */
let pressed: Press | null = null;

const press = (target: EventTarget | null, again: (button: HTMLElement) => void) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-later] button") : null;
  pressed = button && { button, again: () => again(button) };
};

if (typeof window !== "undefined") {
  window.addEventListener("click", ({ target }) => press(target, (button) => button.click()), true);
  // What other keys do to a button is a click.
  window.addEventListener(
    "keydown",
    ({ target, key }) => {
      if (!key.startsWith("Arrow")) return;
      press(target, (button) => button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
    },
    true,
  );
}

function heard({ target }: { readonly target: EventTarget }) {
  if (target instanceof Node && pressed?.button.contains(target)) pressed = null;
}

/** A button pressed in a part that still waits is pressed again as soon as the part is alive. */
function usePressedAgain(alive: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (alive && pressed && place.current?.contains(pressed.button)) pressed.again();
  }, [alive]);
  return place;
}

type OpenGateProps = { readonly part: () => ReactNode; readonly onAlive: () => void };

function OpenGate({ part, onAlive }: OpenGateProps) {
  useEffect(onAlive, [onAlive]);
  return part();
}

/** A window's height ahead. */
const margin = "100% 0%";
/** A press, a key, what a screen reader does instead, the way back, or the Studio asking for a fresh preview. */
const touches = ["pointerdown", "keydown", "click", "focusin", "popstate", "message"] as const;

/** A page that nobody looks at moves not at all: a pointer that passes is enough, or the first line that scrolls. */
const stirs = [...touches, "pointermove", "wheel", "scroll"] as const;

let bringAll: () => void = () => undefined;

/**
 * One promise for all parts: React reaches some of them only after the touch. A link pressed while it takes the page over
 * changes them before they were ever rendered, and the next page waits until they have come.
 */
const touched = new Promise<void>((resolve) => {
  bringAll = resolve;
  hearFirst(touches, resolve);
});

const stirred = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  if (hasStirred()) resolve();
  else hearFirst(stirs, resolve);
});

/** Before this script was there: a press, a place in the middle of the page, or what a part marks once it is alive. */
function hasStirred(): boolean {
  // A browser that does not tell is not kept waiting.
  return navigator.userActivation?.hasBeenActive !== false || window.scrollY > 0 || keepsSomething();
}

function hearFirst(events: readonly string[], told: () => void): void {
  if (typeof window === "undefined") return;
  const options = { capture: true, passive: true };
  const hear = (event: Event) => {
    if (isAtRest(event)) return;
    for (const each of events) window.removeEventListener(each, hear, options);
    told();
  };
  for (const each of events) window.addEventListener(each, hear, options);
}

/** Browsers tell of a mouse that rests when the page has moved below it. */
function isAtRest(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY
  );
}

const nearness = {
  sight: nearWindow,
  window: async (places: readonly Element[]) => {
    await stirred;
    await nearWindow(places);
  },
} as const;

/**
 * All parts come with the first navigation too, for not every one begins with a touch that was heard: a list goes on by
 * itself at its end, and a box ticked before the script came filters its list now. The next page would wait for them.
 */
export function PartsWithNavigation() {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    const look = () => {
      if (router && router.state.navigation.state !== "idle") bringAll();
    };
    look();
    return router?.subscribe(look);
  }, [router]);
  return null;
}

/** How long after a failed try a part in the HTML asks for its script again. */
const retryAfterMs = 3_000;

/** Where the server's HTML holds a part of this name: nowhere on the server, and nowhere where the part is new. */
function placesOf(name: string): readonly Element[] {
  if (typeof document === "undefined") return [];
  return [...document.querySelectorAll(`[data-later="${name}"]`)].flatMap(boxesIn);
}

/** What of a part has a place on the page: a part in a part has no box of its own. */
function boxesIn(part: Element): readonly Element[] {
  return [...part.children].flatMap((child) => (child.matches("[data-later]") ? boxesIn(child) : [child]));
}

/** Resolves once one of the places nears the window. */
function nearWindow(places: readonly Element[]): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    for (const place of places) observer.observe(place);
  });
}

/** What stands in the HTML is no worse for a lost connection: it waits for the next. */
async function persistently(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    await persistently(act);
  }
}
