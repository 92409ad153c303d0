import type { FromWindow } from "./button-talk.ts";

/** Approval window: approves the order with the chosen payment, or cancels. */
const main = document.querySelector<HTMLElement>("main");
const form = document.querySelector("form");
const go = document.querySelector<HTMLButtonElement>(".go");
const complaint = document.querySelector(".error");

function tell(paypalWindow: FromWindow["paypalWindow"]): void {
  window.opener?.postMessage({ paypalWindow } satisfies FromWindow, window.location.origin);
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  approve().catch(() => say("PayPal's demo did not answer. Please try again."));
});
document.querySelector(".no")?.addEventListener("click", () => tell("canceled"));

async function approve(): Promise<void> {
  if (!go || !form) return;
  go.disabled = true;
  const funding = new FormData(form).get("funding");
  const answer = await fetch("/paypal/checkoutnow", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: main?.dataset.token, funding }),
  });
  if (answer.ok) return tell("approved");
  say("This order cannot be approved any more.");
}

function say(text: string): void {
  if (go) go.disabled = false;
  if (complaint) complaint.textContent = text;
}
