import type { FromButton, FromWindow, ToButton } from "./button-talk.ts";

/** PayPal button in a frame: it opens the approval window, because a pop-up requires a click in that frame. */
const button = document.querySelector("button");
let buyer: Window | null = null;
const watchMs = 300;

const tell = (message: FromButton) => window.parent.postMessage(message, "*");

button?.addEventListener("click", () => {
  buyer = window.open("/paypal/checkoutnow", "paypal_checkout", "popup,width=480,height=720");
  tell({ paypal: "pressed" });
  if (!buyer) return tell({ paypal: "blocked" });
  watch(buyer);
});

/** Reports a cancellation when the buyer closes the window. */
function watch(opened: Window): void {
  const timer = window.setInterval(() => {
    if (buyer !== opened) return window.clearInterval(timer);
    if (!opened.closed) return;
    window.clearInterval(timer);
    buyer = null;
    tell({ paypal: "canceled" });
  }, watchMs);
}

function close(): void {
  const opened = buyer;
  buyer = null;
  opened?.close();
}

window.addEventListener("message", (event: MessageEvent<ToButton & FromWindow>) => {
  if (event.source === window.parent) return obey(event.data);
  if (event.origin !== window.location.origin || event.source !== buyer) return;
  if (event.data.paypalWindow === "approved") return tell({ paypal: "approved" });
  close();
  tell({ paypal: "canceled" });
});

function obey(message: ToButton): void {
  switch (message.paypal) {
    case "show":
      buyer?.location.assign(`/paypal/checkoutnow?token=${encodeURIComponent(message.token)}`);
      return;
    case "focus":
      buyer?.focus();
      return;
    case "close":
      close();
      return;
    case "enable":
      if (button) button.disabled = !message.enabled;
      return;
  }
}

tell({ paypal: "ready" });
