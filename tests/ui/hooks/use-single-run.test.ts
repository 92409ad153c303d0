// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type StateAfterRun, useSingleRun } from "~/ui/runtime/use-single-run";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Returns a task that ends when the test decides. */
function controlledTask() {
  const ends: { finish: (after: StateAfterRun) => void; fail: (error: unknown) => void }[] = [];
  const task = vi.fn(
    (sending: () => void) =>
      new Promise<StateAfterRun>((finish, fail) => {
        sending();
        ends.push({ finish, fail });
      }),
  );
  return { task, last: () => ends.at(-1) };
}

const restorePage = (persisted: boolean) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  });

describe("useSingleRun", () => {
  it("runs a task once when it is started twice", async () => {
    const { result } = renderHook(() => useSingleRun());
    const { task, last } = controlledTask();
    act(() => {
      void result.current.once(task);
      void result.current.once(task);
    });
    expect(task).toHaveBeenCalledTimes(1);
    expect(result.current.busy).toBe(true);
    await act(async () => last()?.finish("free"));
    expect(result.current.busy).toBe(false);
    act(() => void result.current.once(task));
    expect(task).toHaveBeenCalledTimes(2);
  });

  it("stays busy while the next page loads, and is free when the browser restores the page", async () => {
    const { result } = renderHook(() => useSingleRun());
    const { task, last } = controlledTask();
    act(() => void result.current.once(task));
    await act(async () => last()?.finish("busy"));
    await restorePage(false);
    expect(result.current.busy).toBe(true);
    await restorePage(true);
    expect(result.current.busy).toBe(false);
  });

  it("is free again after a task that threw", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    const { result } = renderHook(() => useSingleRun());
    const { task, last } = controlledTask();
    act(() => void result.current.once(task));
    await act(async () => last()?.fail(new Error("no connection")));
    expect(result.current.busy).toBe(false);
    expect(error).toHaveBeenCalledWith(new Error("no connection"));
  });

  it("does not answer a restored page after it was unmounted", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    const removed = vi.spyOn(window, "removeEventListener");
    const { unmount } = renderHook(() => useSingleRun());
    unmount();
    expect(removed).toHaveBeenCalledWith("pageshow", expect.any(Function));
    await restorePage(true);
    expect(error).not.toHaveBeenCalled();
  });
});
