import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trackUnsavedEdits } from "../../studio/structure/unsaved-edits";

type Pair = Parameters<typeof trackUnsavedEdits>[0];
type Listener = (value: unknown) => void;

/** A fake of a Studio document whose events the test sends and whose commits it counts. */
function document() {
  const listeners = {
    operations: new Set<Listener>(),
    events: new Set<Listener>(),
    consistency: new Set<Listener>(),
  };
  const readResponse = (among: Set<Listener>) => ({
    subscribe: (listener: Listener) => {
      among.add(listener);
      return { unsubscribe: () => among.delete(listener) };
    },
  });
  const commit = vi.fn();
  const pair = {
    editOperations: () => readResponse(listeners.operations),
    operationEvents: () => readResponse(listeners.events),
    consistencyStatus: () => readResponse(listeners.consistency),
  } as unknown as Pair;
  const tell = (among: Set<Listener>, value: unknown) => {
    for (const listener of among) listener(value);
  };
  const saving = trackUnsavedEdits(pair, "faq-1", "faq");
  tell(listeners.operations, { commit: { execute: commit } });
  return {
    saving,
    commit,
    does: (op: string) => tell(listeners.events, { type: "success", op }),
    setConsistent: (value: boolean) => tell(listeners.consistency, value),
    isOpen: () => listeners.events.size > 0,
  };
}

describe("unsaved edits in the Studio", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("counts an edit as unsaved until the server has confirmed the commit", () => {
    const { saving, does, setConsistent } = document();
    expect(saving.isUnsaved()).toBe(false);
    does("patch");
    expect(saving.isUnsaved()).toBe(true);
    does("commit");
    setConsistent(false);
    expect(saving.isUnsaved()).toBe(true);
    setConsistent(true);
    expect(saving.isUnsaved()).toBe(false);
  });

  it("keeps a document open after its form closed until its edits are saved", () => {
    const { saving, does, setConsistent, isOpen } = document();
    does("patch");
    saving.stop();
    vi.advanceTimersByTime(1_000);
    expect(isOpen()).toBe(true);
    does("commit");
    setConsistent(false);
    vi.advanceTimersByTime(5_000);
    expect(isOpen()).toBe(true);
    setConsistent(true);
    vi.advanceTimersByTime(500);
    expect(isOpen()).toBe(false);
  });

  it("commits edits after 1.5 seconds when the Studio did not commit them", () => {
    const { does, commit } = document();
    does("patch");
    vi.advanceTimersByTime(1_499);
    expect(commit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(commit).toHaveBeenCalledOnce();
  });

  it("commits no edits while a publish waits for its response", () => {
    const { does, setConsistent, commit } = document();
    does("patch");
    setConsistent(false);
    vi.advanceTimersByTime(10_000);
    expect(commit).not.toHaveBeenCalled();
  });

  it("forgets a document's unsaved edits when its save gets no response for a minute", () => {
    const { saving, does, setConsistent, isOpen } = document();
    does("patch");
    setConsistent(false);
    saving.stop();
    vi.advanceTimersByTime(60_500);
    expect(isOpen()).toBe(false);
  });
});
