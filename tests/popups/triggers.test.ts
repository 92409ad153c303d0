import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { popupSchema } from "~/domains/popups/popup.schema";
import { watchAutomaticTriggers, watchPopupLinks } from "~/domains/popups/watch-triggers";

/** Stub of a clicked element, which is inside a link with this href. */
class Pressed extends EventTarget {
  constructor(readonly href: string | null) {
    super();
  }
  closest() {
    return this.href === null ? null : { getAttribute: () => this.href };
  }
}

const popupOf = (...triggers: readonly object[]) =>
  popupSchema.parse({ name: "offer", title: "Offer", triggers });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { scrollY: 0 }));
  const documentElement = { scrollHeight: 3_000, clientHeight: 1_000 };
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement }));
  vi.stubGlobal("Element", Pressed);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Watches these triggers and counts how often they fired. */
function watched(...triggers: readonly object[]) {
  const fire = vi.fn();
  const stop = watchAutomaticTriggers(popupOf(...triggers), fire);
  return { times: () => fire.mock.calls.length, stop };
}

describe("popup triggers", () => {
  it("fires the trigger page-load as soon as the page is loaded [POP-002]", () => {
    const { times } = watched({ kind: "page-load" });
    vi.advanceTimersByTime(1);
    expect(times()).toBe(1);
  });

  it("fires the trigger delay after the configured time [POP-002]", () => {
    const { times } = watched({ kind: "delay", after: "20s" });
    vi.advanceTimersByTime(19_999);
    expect(times()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(times()).toBe(1);
  });

  it("fires the trigger scroll half way down the page by default [POP-002]", () => {
    const { times } = watched({ kind: "scroll" });
    for (const [scrollY, expected] of [
      [999, 0],
      [1_000, 1],
      [1_500, 1],
    ] as const) {
      Object.assign(window, { scrollY });
      window.dispatchEvent(new Event("scroll"));
      expect(times()).toBe(expected);
    }
  });

  it("fires the trigger exit-intent when the pointer leaves at the top [POP-002]", () => {
    const { times } = watched({ kind: "exit-intent" });
    const leaves = (clientY: number, relatedTarget: object | null) =>
      document.dispatchEvent(Object.assign(new Event("mouseout"), { clientY, relatedTarget }));
    leaves(200, null);
    leaves(-1, {});
    expect(times()).toBe(0);
    leaves(-1, null);
    expect(times()).toBe(1);
  });

  it("fires the trigger inactivity after a time without events, which restart it [POP-002]", () => {
    const { times } = watched({ kind: "inactivity", after: "30s" });
    for (const sign of ["pointermove", "pointerdown", "keydown", "scroll"]) {
      vi.advanceTimersByTime(29_000);
      window.dispatchEvent(new Event(sign));
    }
    expect(times()).toBe(0);
    vi.advanceTimersByTime(30_000);
    expect(times()).toBe(1);
  });

  it("fires once with several triggers and never after it was stopped [POP-002]", () => {
    const several = watched({ kind: "delay", after: "5s" }, { kind: "page-load" });
    vi.advanceTimersByTime(60_000);
    expect(several.times()).toBe(1);
    const stopped = watched({ kind: "delay", after: "5s" });
    stopped.stop();
    vi.advanceTimersByTime(60_000);
    expect(stopped.times()).toBe(0);
  });

  it("opens the popup on a click on its link instead of following it [POP-002]", () => {
    const opened: string[] = [];
    watchPopupLinks([popupOf({ kind: "click" })], ({ name }) => opened.push(name));
    const submit = (href: string | null) => {
      const event = new Event("click", { cancelable: true });
      Object.defineProperty(event, "target", { value: new Pressed(href) });
      document.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([submit(null), submit("/faqs"), submit("/faqs#popup-other")]).toEqual([false, false, false]);
    expect(opened).toEqual([]);
    expect(submit("#popup-offer")).toBe(true);
    expect(opened).toEqual(["offer"]);
  });
});
