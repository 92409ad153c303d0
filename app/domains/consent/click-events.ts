import { paths } from "~/kernel/paths";
import { pushAnalyticsEvent } from "./data-layer";

/** SEO-017: the tracked links and their event names. */
const clickEvents: Readonly<Record<string, string>> = {
  [paths.freeKitchenDesign]: "free_kitchen_design_click",
  [paths.orderSamples]: "order_sample_click",
  [paths.bookAppointment]: "schedule_a_call_click",
};

/** Returns the event of a link; undefined for an untracked one. A phone link counts as "get in touch". */
export function getClickEvent(href: string): string | undefined {
  if (href.startsWith("tel:")) return "get_in_touch_click";
  const [path = ""] = href.split(/[?#]/);
  return clickEvents[path];
}

/** Reports clicks on links that have an analytics event; returns a function that stops it. */
export function trackClicks(): () => void {
  const reportClick = ({ target }: MouseEvent) => {
    const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
    const event = href ? getClickEvent(href) : undefined;
    if (event) pushAnalyticsEvent(event);
  };
  document.addEventListener("click", reportClick, true);
  return () => document.removeEventListener("click", reportClick, true);
}
