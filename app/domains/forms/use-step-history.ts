import { useEffect, useRef } from "react";
import { beforeRouterEvent } from "~/kernel/before-router";
import { addEntry, isSamePlace, markEntry, markIn } from "./step-history";

/** What the browser's back and forward buttons do to a form of steps (decision 190). */
export function useStepHistory(form: string, step: number, show: (step: number) => void) {
  const now = useRef({ step, show, place: null as unknown, isGoingToStart: false });
  now.current.step = step;
  now.current.show = show;

  useEffect(() => {
    now.current.place = window.history.state;
  });
  useEffect(() => {
    const popped = (event: Event) => {
      const state: unknown = event instanceof CustomEvent ? event.detail : null;
      const { step, place, isGoingToStart } = now.current;
      const mark = markIn(state, form);
      if (!mark || !isSamePlace(state, place) || (mark.step === step && !isGoingToStart)) return;
      // The router would ask for the page again, and has nothing to show for it.
      event.preventDefault();
      now.current.isGoingToStart = false;
      if (isGoingToStart) markEntry(form, 0);
      else now.current.show(mark.step);
    };
    window.addEventListener(beforeRouterEvent, popped);
    return () => window.removeEventListener(beforeRouterEvent, popped);
  }, [form]);

  return {
    /** Which step the entry shows that was come back to; null where it knows of none. */
    here: () => markIn(window.history.state, form)?.step ?? null,
    forth: (to: number) => addEntry(form, now.current.step, to),
    /** One step back as the browser's button would do it; false where there is no entry for it. */
    back: (): boolean => {
      if (!markIn(window.history.state, form)?.added) {
        markEntry(form, now.current.step - 1);
        return false;
      }
      window.history.back();
      return true;
    },
    /** To the entry the form began at: the steps behind it are no place to come back to. */
    toStart: () => {
      const added = markIn(window.history.state, form)?.added ?? 0;
      if (added === 0) return markEntry(form, 0);
      now.current.isGoingToStart = true;
      window.history.go(-added);
    },
  } as const;
}
