import { paths } from "~/kernel/paths";
import { pushAnalyticsEvent } from "./data-layer";

/** SEO-017: the links that are counted, and what each is called. */
const clickEvents: Readonly<Record<string, string>> = {
  [paths.freeKitchenDesign]: "free_kitchen_design_click",
  [paths.orderSamples]: "order_sample_click",
  [paths.bookAppointment]: "schedule_a_call_click",
};

/** The event of a link; undefined for one that is not counted. A call to the shop is a way to get in touch. */
export function getClickEvent(href: string): string | undefined {
  if (href.startsWith("tel:")) return "get_in_touch_click";
  const [path = ""] = href.split(/[?#]/);
  return clickEvents[path];
}

/** Counts presses on those links anywhere on the page; answers how to stop. */
export function trackClicks(): () => void {
  const heard = ({ target }: MouseEvent) => {
    const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
    const event = href ? getClickEvent(href) : undefined;
    if (event) pushAnalyticsEvent(event);
  };
  document.addEventListener("click", heard, true);
  return () => document.removeEventListener("click", heard, true);
}
