import { describe, expect, it } from "vitest";
import { InvalidationVersions, toTagSlots } from "~/edge/pages/invalidation-versions.server";

const reads = (...marks: readonly string[]) => toTagSlots(new Set(marks));
const style = {
  documentIds: ["style-trnv"],
  types: { all: ["style"], known: [] },
};

describe("the shared versions that invalidate cached pages", () => {
  it("invalidates pages that read the published document or listed its type, and no others", () => {
    const board = new InvalidationVersions();
    const before = board.version();
    board.invalidate(style);
    expect(board.version()).toBe(before + 1);
    expect(board.changedSince(before, reads("id style-trnv"))).toBe(true);
    expect(board.changedSince(before, reads("id brand-uscd", "all style"))).toBe(true);
    expect(board.changedSince(before, reads("id brand-uscd", "all faq"))).toBe(false);
    expect(board.changedSince(board.version(), reads("id style-trnv"))).toBe(false);
  });

  it("invalidates every page after a publish of everything or of unknown documents", () => {
    for (const publish of [
      (board: InvalidationVersions) => board.invalidateAll(),
      (board: InvalidationVersions) => board.invalidate({ documentIds: [], types: style.types }),
      (board: InvalidationVersions) => board.invalidate({ documentIds: ["style-trnv"], types: undefined }),
    ]) {
      const board = new InvalidationVersions();
      publish(board);
      expect(board.changedSince(0, reads("id brand-uscd"))).toBe(true);
      expect(board.changedSince(board.version(), reads("id brand-uscd"))).toBe(false);
    }
  });

  it("invalidates a page without known reads after every publish", () => {
    expect(toTagSlots(null)).toBeUndefined();
    expect(toTagSlots(new Set())).toBeUndefined();
    const board = new InvalidationVersions();
    board.invalidate(style);
    expect(board.changedSince(0, undefined)).toBe(true);
    expect(board.changedSince(1, undefined)).toBe(false);
  });

  it("shares the versions with every thread that has the same memory", () => {
    const back = new InvalidationVersions();
    const front = new InvalidationVersions(back.memory);
    back.invalidate(style);
    expect(front.version()).toBe(1);
    expect(front.changedSince(0, reads("id style-trnv"))).toBe(true);
    expect(front.changedSince(0, reads("id brand-uscd"))).toBe(false);
    expect(back.memory).toBe(front.memory);
  });

  it("assigns every tag a slot of the shared memory", () => {
    const marks = Array.from({ length: 20_000 }, (_, n) => `id page-${n}`);
    const board = new InvalidationVersions();
    for (const mark of marks.slice(0, 3_000))
      board.invalidate({ documentIds: [mark.slice(3)], types: { all: [], known: [] } });
    expect(marks.slice(0, 3_000).every((mark) => board.changedSince(0, reads(mark)))).toBe(true);
    expect(Math.max(...(reads(...marks) ?? []))).toBeLessThan(board.memory.byteLength / 4);
    expect(Math.max(...(reads(...marks) ?? []))).toBeGreaterThan(board.memory.byteLength / 4 - 64);
    expect(Math.min(...(reads(...marks) ?? []))).toBeGreaterThanOrEqual(2);
  });
});
