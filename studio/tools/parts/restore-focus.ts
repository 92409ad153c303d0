/** Maximum number of frames to wait for an element. */
const maxFrames = 30;

/**
 * Disabled buttons lose the keyboard focus. Call this before disabling; the returned function restores the focus, or
 * focuses the panel's title when the button is gone.
 */
export function rememberFocus(): () => void {
  const held = document.activeElement;
  const giveBack = () => {
    const active = document.activeElement;
    if (active && active !== document.body && !active.matches(":disabled")) return true;
    return held instanceof HTMLElement && isFocused(held);
  };
  return () => waitForRender(giveBack, () => focusWhenRendered("[data-panel-title]"));
}

/** Focuses the element after it has been rendered. */
export function focusWhenRendered(selector: string): void {
  waitForRender(
    () => {
      const found = document.querySelector<HTMLElement>(selector);
      return found !== null && isFocused(found);
    },
    () => undefined,
  );
}

/** Repeats the check in each frame; calls `otherwise` when it never succeeds. */
function waitForRender(isDone: () => boolean, otherwise: () => void, frames = maxFrames): void {
  requestAnimationFrame(() => {
    if (isDone()) return;
    if (frames > 0) waitForRender(isDone, otherwise, frames - 1);
    else otherwise();
  });
}

function isFocused(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
