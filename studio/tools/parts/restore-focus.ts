/** As long as what was asked for may take to be drawn. */
const maxFrames = 30;

/**
 * What is off while the shop works loses the keyboard's focus. Call it before; what it answers gives the focus back
 * afterwards, or to the panel's title where the pressed button is gone.
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

/** Once it is drawn. */
export function focusWhenRendered(selector: string): void {
  waitForRender(
    () => {
      const found = document.querySelector<HTMLElement>(selector);
      return found !== null && isFocused(found);
    },
    () => undefined,
  );
}

/** With each frame, until it is done; `otherwise` where it never is. */
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
