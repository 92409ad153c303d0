/** Covers the page while the approval window is open, which may be behind this one. */
export function showPageOverlay({
  onFocus,
  onCancel,
}: {
  readonly onFocus: () => void;
  readonly onCancel: () => void;
}): { readonly remove: () => void } {
  const focused = document.activeElement;
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "PayPal");
  dialog.style.cssText =
    "position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:24px;border:0;box-sizing:border-box;background:rgb(10 16 26 / .9);color:#fff;text-align:center;font:400 16px/1.5 system-ui,sans-serif";
  const box = document.createElement("div");
  box.style.cssText =
    "position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;padding:24px";
  const text = document.createElement("p");
  text.style.cssText = "margin:0;max-width:22rem";
  text.textContent = "Don't see PayPal's window? We bring it back to complete your purchase.";
  box.append(text, createLinkButton("Continue", onFocus), createLinkButton("Cancel", onCancel));
  dialog.append(box);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    onCancel();
  });
  document.body.append(dialog);
  dialog.showModal();
  return {
    remove: () => {
      dialog.remove();
      if (focused instanceof HTMLElement) focused.focus();
    },
  };
}

function createLinkButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.style.cssText =
    "min-height:44px;padding:8px 16px;border:0;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:underline;text-underline-offset:4px;cursor:pointer";
  button.addEventListener("click", onPress);
  return button;
}
