import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { popupSchema } from "~/domains/popups/popup.schema";
import { schedulePopup } from "~/domains/popups/schedule-popup";

/** Stub of a document with dialogs, the focused element and cookies. */
const page = Object.assign(new EventTarget(), {
  cookie: "",
  activeElement: null as { matches: (selector: string) => boolean } | null,
  querySelector: (_selector: string): object | null => null,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", page);
  Object.assign(page, { cookie: "", activeElement: null, querySelector: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Schedules a popup and counts how often it was shown. */
function awaited(fields: object = {}) {
  const show = vi.fn();
  const triggers = [{ kind: "page-load" }];
  const stop = schedulePopup(popupSchema.parse({ name: "offer", title: "Offer", triggers, ...fields }), show);
  return { times: () => show.mock.calls.length, stop };
}

it("shows a popup only after the first ten seconds of a visit", () => {
  const { times } = awaited();
  vi.advanceTimersByTime(9_999);
  expect(times()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(times()).toBe(1);
});

it("shows no popup over another dialog, and shows it within a second of its closing", () => {
  page.querySelector = (selector) => (selector === "dialog[open]" ? {} : null);
  const { times } = awaited({ notBefore: "0s" });
  vi.advanceTimersByTime(20_000);
  expect(times()).toBe(0);
  page.querySelector = () => null;
  vi.advanceTimersByTime(1_000);
  expect(times()).toBe(1);
});

it("shows no popup while the visitor is typing", () => {
  page.activeElement = { matches: (selector) => selector.split(", ").includes("textarea") };
  const { times } = awaited({ notBefore: "0s" });
  vi.advanceTimersByTime(20_000);
  expect(times()).toBe(0);
  page.activeElement = { matches: () => false };
  vi.advanceTimersByTime(1_000);
  expect(times()).toBe(1);
});

it("shows no popup that was closed in another tab meanwhile [POP-004]", () => {
  const { times } = awaited();
  page.cookie = "popup_offer=closed";
  vi.advanceTimersByTime(20_000);
  expect(times()).toBe(0);
});

it("shows no popup of a page that the visitor left", () => {
  const { times, stop } = awaited();
  vi.advanceTimersByTime(5_000);
  stop();
  vi.advanceTimersByTime(20_000);
  expect(times()).toBe(0);
});
