/** What the button's frame tells the page around it. */
export type FromButton =
  | { readonly paypal: "ready" }
  | { readonly paypal: "pressed" }
  | { readonly paypal: "blocked" }
  | { readonly paypal: "approved" }
  | { readonly paypal: "canceled" };

/** What the page tells the button's frame: whose window is open, what it shows, and whether it may stay. */
export type ToButton =
  | { readonly paypal: "show"; readonly token: string }
  | { readonly paypal: "focus" }
  | { readonly paypal: "close" }
  | { readonly paypal: "enable"; readonly enabled: boolean };

/** What the buyer's window tells the frame that opened it. */
export type FromWindow = { readonly paypalWindow: "approved" | "canceled" };
