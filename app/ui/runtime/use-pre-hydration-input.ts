import { type RefObject, useEffect, useRef } from "react";

/*
 * What a visitor did to a page before its script arrived: the browser kept it, React's state knows nothing of it and would
 * undo it with its next render.
 */

/** Tells, once the page is alive, which boxes and radios inside `container` were ticked. */
export function usePreHydrationChecked(
  container: RefObject<HTMLElement | null>,
  take: (values: readonly string[]) => void,
): void {
  useAfterHydration(() => {
    const early = getPreHydrationChecked(container.current);
    if (early.length > 0) take(early);
  });
}

/** What is ticked inside `container` and was not when the page came. */
export function getPreHydrationChecked(container: HTMLElement | null): readonly string[] {
  const ticked = container?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
  return [...ticked].filter((input) => !input.defaultChecked).map((input) => input.value);
}

/** Tells, once the page is alive, what was typed into the field of this id. */
export function usePreHydrationText(id: string, take: (text: string) => void): void {
  useAfterHydration(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) take(field.value);
  });
}

/** Looks once, after the page was taken over (`useHydrationLayoutEffect` is too early): what is taken may be a navigation. */
function useAfterHydration(look: () => void): void {
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    look();
  });
}
