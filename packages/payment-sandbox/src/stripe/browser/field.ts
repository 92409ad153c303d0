import { CardField } from "./card-field.ts";
import { listenToFrames, listenToPage, postToFrames, postToPage } from "./frame-messaging.ts";
import { applyCss, loadFonts, toCss } from "./frame-style.ts";
import type { BillingDetails, CallResult, FieldError, FieldType, FrameOptions } from "./messages.ts";
import { sendCard } from "./send-card.ts";

/** The page in the iframe of one card field. */
const type = window.location.pathname.split("/").at(-1) as FieldType;
const input = document.querySelector("input") ?? document.body.appendChild(document.createElement("input"));
const hint = document.querySelector("button");
const brand = document.querySelector<HTMLElement>(".brand");

/** After this time, the card is submitted without the missing field, and the API reports which one is missing. */
const gatherTimeoutMs = 5_000;
let key = "";
let isShown = false;

const field = new CardField(type, input, (change) => {
  postToPage({ kind: "change", change });
  if (type !== "cardNumber") return;
  postToFrames({ kind: "brand", cvcLength: change.brand === "amex" ? 4 : 3 });
  if (brand) brand.textContent = getBrandName(change.brand);
});

input.addEventListener("focus", () => postToPage({ kind: "focus" }));
input.addEventListener("blur", () => postToPage({ kind: "blur" }));
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") postToPage({ kind: "enter" });
  if (event.key === "Escape") postToPage({ kind: "escape" });
  if (event.key === "ArrowDown" && hint) {
    event.preventDefault();
    postToPage({ kind: "test-cards" });
  }
});
hint?.addEventListener("click", () => postToPage({ kind: "test-cards" }));

listenToPage(async (message) => {
  switch (message.kind) {
    case "configure":
      key = message.key;
      return configure(message.options, message.fonts);
    case "focus":
      return input.focus();
    case "blur":
      return input.blur();
    case "clear":
      return field.fill("");
    case "call": {
      const result =
        message.action === "validate" ? { ok: null } : await createMethod(message.call, message.billing);
      postToPage({ kind: "result", call: message.call, result });
    }
  }
});

listenToFrames((message) => {
  if (message.kind === "brand" && type === "cardCvc") field.cvcLength = message.cvcLength;
  if (message.kind === "ask" && type !== "cardNumber") {
    const obstacle = field.obstacle();
    if (obstacle) field.reveal(obstacle);
    postToFrames({ kind: "answer", call: message.call, field: type, digits: field.digits, obstacle });
  }
  if (message.kind === "fill") {
    field.fill({ cardNumber: message.number, cardExpiry: message.expiry, cardCvc: message.cvc }[type]);
  }
});

async function configure(options: FrameOptions, fonts: Parameters<typeof loadFonts>[0]): Promise<void> {
  if (options.placeholder !== undefined) input.placeholder = options.placeholder;
  input.disabled = options.disabled ?? false;
  if (brand) brand.hidden = !options.showIcon;
  applyCss(toCss("input", options.style ?? {}));
  if (!isShown) await loadFonts(fonts);
  postToPage({
    kind: isShown ? "resize" : "ready",
    height: Math.ceil(input.getBoundingClientRect().height),
  });
  isShown = true;
}

/** Collects expiry and security code from the other iframes and submits the card from the number's iframe. */
async function createMethod(call: string, billing: BillingDetails): Promise<CallResult> {
  const obstacle = field.obstacle();
  if (obstacle) {
    field.reveal(obstacle);
    return { error: obstacle };
  }
  const { cardExpiry, cardCvc } = await gatherFields(call);
  const missing = cardExpiry?.obstacle ?? cardCvc?.obstacle;
  if (missing) return { error: missing };
  return sendCard(
    key,
    { number: field.digits, expiry: cardExpiry?.digits ?? "", cvc: cardCvc?.digits ?? "" },
    billing,
  );
}

type GatheredFields = Partial<Record<FieldType, { digits: string; obstacle: FieldError | null }>>;

function gatherFields(call: string): Promise<GatheredFields> {
  const answers: GatheredFields = {};
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(timeout);
      resolve(answers);
    };
    const stop = listenToFrames((message) => {
      if (message.kind !== "answer" || message.call !== call) return;
      answers[message.field] = message;
      if (answers.cardExpiry && answers.cardCvc) finish();
    });
    const timeout = setTimeout(finish, gatherTimeoutMs);
    postToFrames({ kind: "ask", call });
  });
}

function getBrandName(name: string | undefined): string {
  const names: Record<string, string> = {
    visa: "Visa",
    mastercard: "Mastercard",
    amex: "Amex",
    discover: "Discover",
  };
  return names[name ?? ""] ?? "";
}

postToPage({ kind: "loaded" });
if (document.activeElement === input) postToPage({ kind: "focus" });
field.takeUp();
