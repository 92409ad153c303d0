import { postToFrames } from "./frame-messaging.ts";

/** The list of test cards, which fills the form's fields on a click. */
const close = () => window.parent.postMessage({ kind: "done" }, "*");

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-number]")) {
  button.addEventListener("click", () => {
    const number = button.dataset.number ?? "";
    postToFrames({ kind: "fill", number, expiry: "1234", cvc: number.length === 15 ? "1234" : "123" });
    close();
  });
}
document.querySelector("button[data-close]")?.addEventListener("click", close);
window.addEventListener("keydown", (event) => event.key === "Escape" && close());
window.addEventListener("message", (event) => {
  if (event.source === window.parent && event.data?.kind === "close") close();
});
document.querySelector("button")?.focus();
window.parent.postMessage({ kind: "shown" }, "*");
