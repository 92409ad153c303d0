import type {
  OnApproveActions,
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
  PayPalNamespace,
} from "@paypal/paypal-js";
import type { FromButton, MessageToButton } from "./button-messages.ts";
import { showPageOverlay } from "./page-overlay.ts";

/** Replaced when the script is served. */
const sandboxOrigin = "__SANDBOX_ORIGIN__";

/** The part of PayPal's browser script that `PayPalButtons` uses, with the types of PayPal's package. */
const paypal = {
  version: "5.0.0-sandbox",
  FUNDING: { PAYPAL: "paypal" },
  Buttons: (options: PayPalButtonsComponentOptions = {}) => createButton(options),
} satisfies Partial<Record<keyof PayPalNamespace, unknown>>;

Object.assign(window, { paypal });

// oxlint-disable-next-line max-lines-per-function -- the life of one button
function createButton(options: PayPalButtonsComponentOptions): PayPalButtonsComponent {
  const frame = document.createElement("iframe");
  frame.title = "PayPal";
  frame.src = `${sandboxOrigin}/paypal/button`;
  frame.style.cssText = "border:0;width:100%;height:48px;display:block;color-scheme:normal";
  frame.allow = "";
  let token: string | null = null;
  let veil: { readonly remove: () => void } | null = null;

  const postToButton = (message: MessageToButton) => frame.contentWindow?.postMessage(message, sandboxOrigin);
  const endCheckout = () => {
    token = null;
    veil?.remove();
    veil = null;
    postToButton({ paypal: "close" });
    postToButton({ paypal: "enable", enabled: true });
  };
  const reportFailure = (error: unknown) => {
    endCheckout();
    options.onError?.(
      error instanceof Error ? { ...error, message: error.message } : { message: String(error) },
    );
  };

  const handlePress = async () => {
    if (token !== null || veil) return;
    postToButton({ paypal: "enable", enabled: false });
    veil = showPageOverlay({
      onFocus: () => postToButton({ paypal: "focus" }),
      onCancel: () => void cancelCheckout(),
    });
    const isAllowed = await runOnClick(options);
    if (!isAllowed || !veil) return endCheckout();
    try {
      const orderId = await options.createOrder?.(
        { paymentSource: "paypal" },
        { order: { create: rejectUnsupported } },
      );
      if (veil) token = orderId ?? null;
      if (token) postToButton({ paypal: "show", token });
    } catch (error) {
      reportFailure(error);
    }
  };
  const cancelCheckout = async () => {
    const orderID = token ?? "";
    endCheckout();
    await options.onCancel?.({ orderID }, { redirect: () => undefined });
  };
  const approveOrder = async () => {
    if (token === null) return;
    const orderID = token;
    let restarted = false;
    const actions: OnApproveActions = {
      redirect: (url) => window.location.assign(url),
      restart: () => {
        restarted = true;
        postToButton({ paypal: "show", token: orderID });
      },
    };
    try {
      await options.onApprove?.({ orderID, payerID: "SANDBXBUYER22", facilitatorAccessToken: "" }, actions);
      if (!restarted) endCheckout();
    } catch (error) {
      reportFailure(error);
    }
  };

  const answers = {
    ready: () => options.onInit?.({}, { enable: async () => undefined, disable: async () => undefined }),
    pressed: () => void handlePress(),
    blocked: () => reportFailure(new Error("The window was blocked.")),
    approved: () => void approveOrder(),
    canceled: () => void (veil && cancelCheckout()),
  } as const satisfies Readonly<Record<FromButton["paypal"], () => void>>;
  const handleMessage = (event: MessageEvent<FromButton>) => {
    if (event.origin !== sandboxOrigin || event.source !== frame.contentWindow) return;
    answers[event.data.paypal]?.();
  };

  return {
    isEligible: () => true,
    render: async (container) => {
      const target = typeof container === "string" ? document.querySelector(container) : container;
      if (!target) throw new Error("The container of the buttons is not in the page.");
      window.addEventListener("message", handleMessage);
      target.append(frame);
    },
    close: async () => {
      endCheckout();
      window.removeEventListener("message", handleMessage);
      frame.remove();
    },
    updateProps: async () => undefined,
    resume: () => undefined,
    hasReturned: () => false,
  };
}

/** Runs the page's `onClick` check before the order is created; without one, continues. */
function runOnClick({ onClick }: PayPalButtonsComponentOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let isRejected = false;
    const actions = {
      reject: async () => {
        isRejected = true;
      },
      resolve: async () => undefined,
    };
    Promise.resolve(onClick?.({ fundingSource: "paypal" }, actions)).then(
      () => resolve(!isRejected),
      () => resolve(false),
    );
  });
}

function rejectUnsupported(): Promise<string> {
  return Promise.reject(new Error("Orders are made by the shop's server."));
}
