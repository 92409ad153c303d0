import { sandboxOrigin } from "./placeholders.ts";

/** Opens a page of the sandbox in a dialog over the shop. Resolves when the page reports that it is done. */
export function showOverlay(url: string, title: string): Promise<void> {
  const focused = document.activeElement;
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", title);
  Object.assign(dialog.style, {
    border: "0",
    padding: "0",
    margin: "0",
    background: "transparent",
    position: "fixed",
    inset: "0",
    width: "100vw",
    height: "100dvh",
    maxWidth: "none",
    maxHeight: "none",
    overflow: "hidden",
  });
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.name = "__privateStripeFrame-overlay";
  frame.src = url;
  Object.assign(frame.style, { border: "0", width: "100%", height: "100%", display: "block" });
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const handleMessage = (event: MessageEvent) => {
      if (event.origin !== sandboxOrigin || event.source !== frame.contentWindow) return;
      if (event.data?.kind === "shown") frame.focus();
      if (event.data?.kind !== "done") return;
      window.removeEventListener("message", handleMessage);
      dialog.close();
      dialog.remove();
      if (focused instanceof HTMLElement) focused.focus();
      resolve();
    };
    window.addEventListener("message", handleMessage);
    // On Escape outside the iframe, the page in it closes itself, so that the sandbox records the result.
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      frame.contentWindow?.postMessage({ kind: "close" }, sandboxOrigin);
    });
  });
}
