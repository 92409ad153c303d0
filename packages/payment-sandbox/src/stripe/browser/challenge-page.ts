/** The bank's challenge page: sends the shopper's choice to the sandbox and returns to the shop. */
const dialog = document.querySelector<HTMLElement>("[data-intent]");
const isInFrame = new URLSearchParams(window.location.search).get("in") === "frame";

async function reportResult(result: "passed" | "failed"): Promise<void> {
  for (const button of document.querySelectorAll("button")) button.disabled = true;
  const answer = await fetch(window.location.pathname, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ secret: dialog?.dataset.secret, verdict: result }),
  });
  const { next } = await answer.json();
  if (isInFrame) window.parent.postMessage({ kind: "done" }, "*");
  else if (next) window.location.assign(next);
}

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-verdict]")) {
  button.addEventListener(
    "click",
    () => void reportResult(button.dataset.verdict === "passed" ? "passed" : "failed"),
  );
}
window.addEventListener("keydown", (event) => {
  if (event.key === "Escape") void reportResult("failed");
});
window.addEventListener("message", (event) => {
  if (event.source === window.parent && event.data?.kind === "close") void reportResult("failed");
});
document.querySelector<HTMLElement>("h1")?.focus();
if (isInFrame) window.parent.postMessage({ kind: "shown" }, "*");
