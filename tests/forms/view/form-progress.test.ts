import { beforeEach, describe, expect, it } from "vitest";
import { clearFormProgress, loadFormProgress, saveFormProgress } from "~/domains/forms/view/form-progress";

function tab(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

describe("progress in a form with several steps", () => {
  let storage = tab();
  beforeEach(() => {
    storage = tab();
  });
  const stored = (text: string) => {
    storage.setItem("form-claim", text);
    return loadFormProgress("claim", storage);
  };

  it("stores the progress by form name [FORM-030]", () => {
    saveFormProgress("claim", { id: "s1", step: 1, entries: { topic: "doors" } }, storage);
    expect(storage.getItem("form-claim")).toBe('{"id":"s1","step":1,"entries":{"topic":"doors"}}');
    expect(loadFormProgress("claim", storage)).toEqual({ id: "s1", step: 1, entries: { topic: "doors" } });
    expect(loadFormProgress("dealer", storage)).toBeNull();
  });

  it("stores which files were sent with a step [FORM-030]", () => {
    const storedFiles = { photos: [{ name: "a.png", size: 4, type: "image/png" }] };
    saveFormProgress("claim", { id: "s1", step: 1, entries: {}, stored: storedFiles }, storage);
    expect(loadFormProgress("claim", storage)).toEqual({
      id: "s1",
      step: 1,
      entries: {},
      stored: storedFiles,
    });
    expect(stored('{"id":"s1","step":1,"entries":{},"stored":null}')).toEqual({
      id: "s1",
      step: 1,
      entries: {},
    });
  });

  it("clears the progress of one form only", () => {
    saveFormProgress("claim", { id: "s1", step: 1, entries: {} }, storage);
    saveFormProgress("dealer", { id: "s2", step: 2, entries: {} }, storage);
    clearFormProgress("claim", storage);
    expect(loadFormProgress("claim", storage)).toBeNull();
    expect(loadFormProgress("dealer", storage)).toEqual({ id: "s2", step: 2, entries: {} });
  });

  it("returns no id before the first step was sent", () => {
    expect(stored('{"step":0,"entries":{}}')).toEqual({ id: null, step: 0, entries: {} });
    expect(stored('{"id":7,"step":0,"entries":{}}')).toEqual({ id: null, step: 0, entries: {} });
  });

  it.each([
    ["{"],
    ["null"],
    ["7"],
    ['"step"'],
    ["{}"],
    ['{"step":"1","entries":{}}'],
    ['{"entries":{}}'],
    ['{"step":1}'],
    ['{"step":1,"entries":"all"}'],
    ['{"step":1,"entries":null}'],
  ])("ignores malformed stored progress: %s", (text) => {
    expect(stored(text)).toBeNull();
  });
});
