import type { FromWindow } from "./button-messages.ts";

/** Approval window: approves the order with the chosen payment, or cancels. */
const main = document.querySelector<HTMLElement>("main");
const form = document.querySelector("form");
const continueButton = document.querySelector<HTMLButtonElement>(".go");
const errorElement = document.querySelector(".error");

function notifyOpener(paypalWindow: FromWindow["paypalWindow"]): void {
  window.opener?.postMessage({ paypalWindow } satisfies FromWindow, window.location.origin);
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  approve().catch(() => showError("PayPal's demo did not answer. Please try again."));
});
document.querySelector(".no")?.addEventListener("click", () => notifyOpener("canceled"));

async function approve(): Promise<void> {
  if (!continueButton || !form) return;
  continueButton.disabled = true;
  const funding = new FormData(form).get("funding");
  const answer = await fetch("/paypal/checkoutnow", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: main?.dataset.token, funding }),
  });
  if (answer.ok) return notifyOpener("approved");
  showError("This order cannot be approved any more.");
}

function showError(text: string): void {
  if (continueButton) continueButton.disabled = false;
  if (errorElement) errorElement.textContent = text;
}
