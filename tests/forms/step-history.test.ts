import { describe, expect, it } from "vitest";
import { addEntry, isSamePlace, markEntry, markIn } from "~/domains/forms/step-history";

/** The entries of a tab, of which the router made the first. */
function tab(state: unknown) {
  const entries: unknown[] = [state];
  const history = {
    get state() {
      return entries.at(-1);
    },
    replaceState: (next: unknown) => void entries.splice(-1, 1, next),
    pushState: (next: unknown) => void entries.push(next),
  };
  return { entries, history };
}

describe("a step of a form in the browser's history", () => {
  it("is an entry of its own, in the same place of the router", () => {
    const { entries, history } = tab({ idx: 3, key: "k" });
    addEntry("claim", 0, 1, history);
    addEntry("claim", 1, 2, history);
    expect(entries.map((entry) => markIn(entry, "claim"))).toEqual([
      { form: "claim", step: 0, added: 0 },
      { form: "claim", step: 1, added: 1 },
      { form: "claim", step: 2, added: 2 },
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ idx: 3, key: "k" });
    expect(isSamePlace(entries[0], entries[2])).toBe(true);
  });

  it("is known to its own form alone, and where nothing or something else is kept to none", () => {
    const { entries, history } = tab(null);
    addEntry("claim", 0, 1, history);
    expect(markIn(entries[1], "dealer")).toBeNull();
    for (const state of [null, undefined, "claim", {}, { formStep: { form: "claim", step: "1", added: 0 } }])
      expect(markIn(state, "claim")).toBeNull();
    expect(markIn({ formStep: { form: "claim", step: 1 } }, "claim")).toBeNull();
  });

  it("says which step it shows by now, where it was the form's", () => {
    const { entries, history } = tab({ idx: 0 });
    markEntry("claim", 0, history);
    expect(entries).toEqual([{ idx: 0 }]);
    addEntry("claim", 0, 1, history);
    markEntry("claim", 0, history);
    expect(markIn(entries[1], "claim")).toEqual({ form: "claim", step: 0, added: 1 });
  });

  it.each([
    ["another page", { idx: 1, key: "a" }, { idx: 2, key: "b" }],
    ["the same page, come to again", { idx: 1, key: "a" }, { idx: 1, key: "b" }],
    ["one nobody knows", { idx: 1 }, null],
  ])("is not in the place of %s", (_what, one, other) => {
    expect(isSamePlace(one, other)).toBe(false);
  });
});
