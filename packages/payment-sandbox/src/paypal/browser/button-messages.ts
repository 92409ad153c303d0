/** Messages from the button frame to the page. */
export type FromButton =
  | { readonly paypal: "ready" }
  | { readonly paypal: "pressed" }
  | { readonly paypal: "blocked" }
  | { readonly paypal: "approved" }
  | { readonly paypal: "canceled" };

/** Messages from the page to the button frame. */
export type MessageToButton =
  | { readonly paypal: "show"; readonly token: string }
  | { readonly paypal: "focus" }
  | { readonly paypal: "close" }
  | { readonly paypal: "enable"; readonly enabled: boolean };

/** Messages from the approval window to the frame that opened it. */
export type FromWindow = { readonly paypalWindow: "approved" | "canceled" };
