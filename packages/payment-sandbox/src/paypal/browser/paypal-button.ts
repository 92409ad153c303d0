import type { FromButton, FromWindow, MessageToButton } from "./button-messages.ts";

/** PayPal button in a frame: it opens the approval window, because a pop-up requires a click in that frame. */
const button = document.querySelector("button");
let approvalWindow: Window | null = null;
const watchMs = 300;

const postToPage = (message: FromButton) => window.parent.postMessage(message, "*");

button?.addEventListener("click", () => {
  approvalWindow = window.open("/paypal/checkoutnow", "paypal_checkout", "popup,width=480,height=720");
  postToPage({ paypal: "pressed" });
  if (!approvalWindow) return postToPage({ paypal: "blocked" });
  watchWindow(approvalWindow);
});

/** Reports a cancellation when the buyer closes the window. */
function watchWindow(openedWindow: Window): void {
  const timer = window.setInterval(() => {
    if (approvalWindow !== openedWindow) return window.clearInterval(timer);
    if (!openedWindow.closed) return;
    window.clearInterval(timer);
    approvalWindow = null;
    postToPage({ paypal: "canceled" });
  }, watchMs);
}

function close(): void {
  const currentWindow = approvalWindow;
  approvalWindow = null;
  currentWindow?.close();
}

window.addEventListener("message", (event: MessageEvent<MessageToButton & FromWindow>) => {
  if (event.source === window.parent) return handleMessage(event.data);
  if (event.origin !== window.location.origin || event.source !== approvalWindow) return;
  if (event.data.paypalWindow === "approved") return postToPage({ paypal: "approved" });
  close();
  postToPage({ paypal: "canceled" });
});

function handleMessage(message: MessageToButton): void {
  switch (message.paypal) {
    case "show":
      approvalWindow?.location.assign(`/paypal/checkoutnow?token=${encodeURIComponent(message.token)}`);
      return;
    case "focus":
      approvalWindow?.focus();
      return;
    case "close":
      close();
      return;
    case "enable":
      if (button) button.disabled = !message.enabled;
      return;
  }
}

postToPage({ paypal: "ready" });
