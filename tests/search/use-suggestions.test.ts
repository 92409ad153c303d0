// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSuggestions } from "~/domains/search/use-suggestions";

type Pending = { path: string; signal: AbortSignal; answer: (response: Response) => void; fail: () => void };
const requests: Pending[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.useFakeTimers();
  // It ignores the abort signal, like a response that has already arrived.
  vi.stubGlobal(
    "fetch",
    (path: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((answer, reject) => {
        requests.push({ path, signal, answer, fail: () => reject(new TypeError("Failed to fetch")) });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const suggestions = (name: string) => ({ products: [{ name }], pages: [] });
const answer = (index: number, body: object, status = 200) =>
  act(async () => {
    requests[index]?.answer(Response.json(body, { status }));
    await vi.advanceTimersByTimeAsync(0);
  });
const openSuggestions = (text: string) =>
  renderHook((props: { text: string }) => useSuggestions(props.text), { initialProps: { text } });

describe("useSuggestions", () => {
  it("waits for a pause of 120 ms in typing and sends one request [SRCH-004]", async () => {
    const { result, rerender } = openSuggestions("sha");
    advance(119);
    rerender({ text: "shak" });
    advance(119);
    expect(requests).toHaveLength(0);
    expect(result.current).toEqual({ status: "loading" });
    advance(1);
    expect(requests.map(({ path }) => path)).toEqual(["/api/search?query=shak"]);
    await answer(0, suggestions("Shaker White"));
    expect(result.current).toEqual({ status: "ready", suggestions: suggestions("Shaker White") });
  });

  it("ignores the late response to an older text [SRCH-004]", async () => {
    const { result, rerender } = openSuggestions("sha");
    advance(120);
    rerender({ text: "slab" });
    expect(requests[0]?.signal.aborted).toBe(true);
    advance(120);
    await answer(1, suggestions("Slab Oak"));
    await answer(0, suggestions("Shaker White"));
    expect(result.current).toEqual({ status: "ready", suggestions: suggestions("Slab Oak") });
  });

  it("shows a failure of the request, but not of one that was canceled", async () => {
    const { result, rerender } = openSuggestions("sha");
    advance(120);
    rerender({ text: "slab" });
    advance(120);
    await act(async () => requests[0]?.fail());
    expect(result.current).toEqual({ status: "loading" });
    await answer(1, { message: "Too many requests." }, 429);
    expect(result.current).toEqual({ status: "failed" });
  });

  it("is idle for a text that is too short, and cancels the request for the longer one", async () => {
    const { result, rerender } = openSuggestions("sha");
    advance(120);
    rerender({ text: "s" });
    expect(result.current).toEqual({ status: "idle" });
    await answer(0, suggestions("Shaker White"));
    expect(result.current).toEqual({ status: "idle" });
  });

  it("cancels its request and its timer when the search box closes", () => {
    const typing = openSuggestions("sha");
    typing.unmount();
    expect(vi.getTimerCount()).toBe(0);
    const waiting = openSuggestions("slab");
    advance(120);
    waiting.unmount();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });
});
