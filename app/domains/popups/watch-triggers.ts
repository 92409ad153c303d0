import { getScrollPercent, getTriggerDelayMs, toPopupHash } from "./popup";
import type { Popup, Trigger } from "./popup.schema";

type Stop = () => void;
type TriggerWatcher = (trigger: Trigger, fire: () => void) => Stop;

/** The automatic triggers (POP-002). Each watcher calls `fire` and returns a function that stops it. */
const triggerWatchers: { readonly [K in Exclude<Trigger["kind"], "click">]: TriggerWatcher } = {
  "page-load": (_, fire) => runAfterMs(0, fire),
  delay: (trigger, fire) => runAfterMs(getTriggerDelayMs(trigger), fire),
  scroll: (trigger, fire) => {
    const checkScroll = () => {
      if (getScrolledPercent() >= getScrollPercent(trigger)) fire();
    };
    window.addEventListener("scroll", checkScroll, { passive: true });
    return () => window.removeEventListener("scroll", checkScroll);
  },
  "exit-intent": (_, fire) => {
    const handleMouseLeave = ({ clientY, relatedTarget }: MouseEvent) => {
      if (clientY <= 0 && relatedTarget === null) fire();
    };
    document.addEventListener("mouseout", handleMouseLeave);
    return () => document.removeEventListener("mouseout", handleMouseLeave);
  },
  inactivity: (trigger, fire) => {
    let stop = runAfterMs(getTriggerDelayMs(trigger), fire);
    const startTimer = () => {
      stop();
      stop = runAfterMs(getTriggerDelayMs(trigger), fire);
    };
    for (const sign of activityEvents) window.addEventListener(sign, startTimer, { passive: true });
    return () => {
      stop();
      for (const sign of activityEvents) window.removeEventListener(sign, startTimer);
    };
  },
};

const activityEvents = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Calls `fire` at most once when a trigger fires. `watchPopupLinks` handles the `click` trigger. */
export function watchAutomaticTriggers({ triggers }: Pick<Popup, "triggers">, fire: () => void): Stop {
  let stops: Stop[] = [];
  const stop = () => {
    for (const each of stops) each();
    stops = [];
  };
  const fireOnce = () => {
    stop();
    fire();
  };
  stops = triggers.flatMap((trigger) =>
    trigger.kind === "click" ? [] : [triggerWatchers[trigger.kind](trigger, fireOnce)],
  );
  return stop;
}

/** Opens a popup when its link is clicked, instead of following the link. */
export function watchPopupLinks(popups: readonly Popup[], open: (popup: Popup) => void): Stop {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const popup = popups.find(({ name }) => link?.getAttribute("href")?.endsWith(toPopupHash(name)));
    if (!popup) return;
    event.preventDefault();
    event.stopPropagation();
    open(popup);
  };
  document.addEventListener("click", handleClick, true);
  return () => document.removeEventListener("click", handleClick, true);
}

function runAfterMs(ms: number, act: () => void): Stop {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Returns the scroll position in percent; 100 on a page that does not scroll. */
function getScrolledPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const scrollableHeight = scrollHeight - clientHeight;
  return scrollableHeight <= 0 ? 100 : (window.scrollY / scrollableHeight) * 100;
}
