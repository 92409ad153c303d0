import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startStallTolerantTimeout } from "~/edge/http/stall-tolerant-timeout";

afterEach(() => vi.useRealTimers());

describe("startStallTolerantTimeout", () => {
  it("calls back once the given time is over, and not earlier", () => {
    vi.useFakeTimers();
    let givenUp = 0;
    startStallTolerantTimeout(1_000, () => {
      givenUp += 1;
    });
    vi.advanceTimersByTime(999);
    expect(givenUp).toBe(0);
    vi.advanceTimersByTime(1);
    expect(givenUp).toBe(1);
  });

  it("accepts an answer that arrived while the thread was blocked", async () => {
    let isGivenUp = false;
    const stopWaiting = startStallTolerantTimeout(1_000, () => {
      isGivenUp = true;
    });
    const answer = readFile("package.json")
      .then(() => readFile("package.json"))
      .then(stopWaiting);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    await answer;
    await pause(1_100);
    expect(isGivenUp).toBe(false);
  });

  it("calls back only once when no answer arrives", async () => {
    let givenUp = 0;
    await new Promise<void>((resolve) => {
      startStallTolerantTimeout(20, () => {
        givenUp += 1;
        resolve();
      });
    });
    await pause(60);
    expect(givenUp).toBe(1);
  });
});
