import { type RefObject, useEffect, useRef } from "react";

/*
 * Input before hydration is only in the DOM. React's state does not know it and would overwrite it at the
 * next render.
 */

/** Reports after hydration which checkboxes and radios inside `container` were checked before it. */
export function usePreHydrationChecked(
  container: RefObject<HTMLElement | null>,
  onEarlyInput: (values: readonly string[]) => void,
): void {
  useAfterHydration(() => {
    const early = listValuesCheckedBeforeHydration(container.current);
    if (early.length > 0) onEarlyInput(early);
  });
}

/** Returns the values inside `container` that are checked but were not in the server's HTML. */
export function listValuesCheckedBeforeHydration(container: HTMLElement | null): readonly string[] {
  const ticked = container?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
  return [...ticked].filter((input) => !input.defaultChecked).map((input) => input.value);
}

/** Calls `onEarlyInput` after hydration with text that was typed into this field before it. */
export function usePreHydrationText(id: string, onEarlyInput: (text: string) => void): void {
  useAfterHydration(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) onEarlyInput(field.value);
  });
}

/** Runs once after hydration. `useHydrationLayoutEffect` is too early, because the callback may start a navigation. */
function useAfterHydration(callback: () => void): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    callback();
  });
}
