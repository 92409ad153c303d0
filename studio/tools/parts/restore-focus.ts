/** Maximum number of frames to wait for an element. */
const maxFrames = 30;

/**
 * Remembers the focused button, because a disabled button loses the focus. The returned function restores the focus,
 * or focuses the panel's title when the button is gone.
 */
export function rememberFocus(): () => void {
  const focusedElement = document.activeElement;
  const restoreFocus = () => {
    const active = document.activeElement;
    if (active && active !== document.body && !active.matches(":disabled")) return true;
    return focusedElement instanceof HTMLElement && isFocused(focusedElement);
  };
  return () => waitForRender(restoreFocus, () => focusWhenRendered("[data-panel-title]"));
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
function waitForRender(isDone: () => boolean, onTimeout: () => void, frames = maxFrames): void {
  requestAnimationFrame(() => {
    if (isDone()) return;
    if (frames > 0) waitForRender(isDone, onTimeout, frames - 1);
    else onTimeout();
  });
}

function isFocused(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
