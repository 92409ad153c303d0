/** The bank's challenge page: sends the shopper's choice to the sandbox and returns to the shop. */
const dialog = document.querySelector<HTMLElement>("[data-intent]");
const inFrame = new URLSearchParams(window.location.search).get("in") === "frame";

async function report(verdict: "passed" | "failed"): Promise<void> {
  for (const button of document.querySelectorAll("button")) button.disabled = true;
  const answer = await fetch(window.location.pathname, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ secret: dialog?.dataset.secret, verdict }),
  });
  const { next } = await answer.json();
  if (inFrame) window.parent.postMessage({ kind: "done" }, "*");
  else if (next) window.location.assign(next);
}

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-verdict]")) {
  button.addEventListener(
    "click",
    () => void report(button.dataset.verdict === "passed" ? "passed" : "failed"),
  );
}
window.addEventListener("keydown", (event) => {
  if (event.key === "Escape") void report("failed");
});
window.addEventListener("message", (event) => {
  if (event.source === window.parent && event.data?.kind === "close") void report("failed");
});
document.querySelector<HTMLElement>("h1")?.focus();
if (inFrame) window.parent.postMessage({ kind: "shown" }, "*");
