// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("useExpiringMessage", () => {
  it("clears a message after exactly its lifetime", () => {
    const { result } = renderHook(() => useExpiringMessage<string>(5000));
    act(() => result.current.show("Saved."));
    advance(4999);
    expect(result.current.message).toBe("Saved.");
    advance(1);
    expect(result.current.message).toBeNull();
  });

  it.each(["Saved.", "Sent."])("gives a newer message %j its whole lifetime", (newer) => {
    const { result } = renderHook(() => useExpiringMessage<string>(5000));
    act(() => result.current.show("Saved."));
    advance(4000);
    act(() => result.current.show(newer));
    advance(4999);
    expect(result.current.message).toBe(newer);
    advance(1);
    expect(result.current.message).toBeNull();
  });

  it("clears a message at once, whose timer then leaves the next message", () => {
    const { result } = renderHook(() => useExpiringMessage<string>(5000));
    act(() => result.current.show("Saved."));
    act(() => result.current.clear());
    expect(result.current.message).toBeNull();
    advance(4000);
    act(() => result.current.show("Sent."));
    advance(1500);
    expect(result.current.message).toBe("Sent.");
  });

  it("starts no timer that outlives its component", () => {
    const { result, unmount } = renderHook(() => useExpiringMessage<string>(5000));
    act(() => result.current.show("Saved."));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
