import { CardField } from "./card-field.ts";
import { applyCss, cssOfStyle, loadFonts } from "./frame-style.ts";
import { hearFrames, hearPage, tellFrames, tellPage } from "./frame-talk.ts";
import type { BillingDetails, CallResult, FieldError, FieldType, FrameOptions } from "./messages.ts";
import { sendCard } from "./send-card.ts";

/** The page in the iframe of one card field. */
const type = window.location.pathname.split("/").at(-1) as FieldType;
const input = document.querySelector("input") ?? document.body.appendChild(document.createElement("input"));
const hint = document.querySelector("button");
const brand = document.querySelector<HTMLElement>(".brand");

/** After this time, the card is submitted without the missing field, and the API reports which one is missing. */
const gathersMs = 5_000;
let key = "";
let shown = false;

const field = new CardField(type, input, (change) => {
  tellPage({ kind: "change", change });
  if (type !== "cardNumber") return;
  tellFrames({ kind: "brand", cvcLength: change.brand === "amex" ? 4 : 3 });
  if (brand) brand.textContent = brandName(change.brand);
});

input.addEventListener("focus", () => tellPage({ kind: "focus" }));
input.addEventListener("blur", () => tellPage({ kind: "blur" }));
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") tellPage({ kind: "enter" });
  if (event.key === "Escape") tellPage({ kind: "escape" });
  if (event.key === "ArrowDown" && hint) {
    event.preventDefault();
    tellPage({ kind: "test-cards" });
  }
});
hint?.addEventListener("click", () => tellPage({ kind: "test-cards" }));

hearPage(async (message) => {
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
        message.does === "validate" ? { ok: null } : await createMethod(message.call, message.billing);
      tellPage({ kind: "result", call: message.call, result });
    }
  }
});

hearFrames((message) => {
  if (message.kind === "brand" && type === "cardCvc") field.cvcLength = message.cvcLength;
  if (message.kind === "ask" && type !== "cardNumber") {
    const obstacle = field.obstacle();
    if (obstacle) field.reveal(obstacle);
    tellFrames({ kind: "answer", call: message.call, field: type, digits: field.digits, obstacle });
  }
  if (message.kind === "fill") {
    field.fill({ cardNumber: message.number, cardExpiry: message.expiry, cardCvc: message.cvc }[type]);
  }
});

async function configure(options: FrameOptions, fonts: Parameters<typeof loadFonts>[0]): Promise<void> {
  if (options.placeholder !== undefined) input.placeholder = options.placeholder;
  input.disabled = options.disabled ?? false;
  if (brand) brand.hidden = !options.showIcon;
  applyCss(cssOfStyle("input", options.style ?? {}));
  if (!shown) await loadFonts(fonts);
  tellPage({ kind: shown ? "resize" : "ready", height: Math.ceil(input.getBoundingClientRect().height) });
  shown = true;
}

/** Collects expiry and security code from the other iframes and submits the card from the number's iframe. */
async function createMethod(call: string, billing: BillingDetails): Promise<CallResult> {
  const obstacle = field.obstacle();
  if (obstacle) {
    field.reveal(obstacle);
    return { error: obstacle };
  }
  const { cardExpiry, cardCvc } = await gather(call);
  const missing = cardExpiry?.obstacle ?? cardCvc?.obstacle;
  if (missing) return { error: missing };
  return sendCard(
    key,
    { number: field.digits, expiry: cardExpiry?.digits ?? "", cvc: cardCvc?.digits ?? "" },
    billing,
  );
}

type Gathered = Partial<Record<FieldType, { digits: string; obstacle: FieldError | null }>>;

function gather(call: string): Promise<Gathered> {
  const answers: Gathered = {};
  return new Promise((resolve) => {
    const done = () => {
      stop();
      clearTimeout(late);
      resolve(answers);
    };
    const stop = hearFrames((message) => {
      if (message.kind !== "answer" || message.call !== call) return;
      answers[message.field] = message;
      if (answers.cardExpiry && answers.cardCvc) done();
    });
    const late = setTimeout(done, gathersMs);
    tellFrames({ kind: "ask", call });
  });
}

function brandName(name: string | undefined): string {
  const names: Record<string, string> = {
    visa: "Visa",
    mastercard: "Mastercard",
    amex: "Amex",
    discover: "Discover",
  };
  return names[name ?? ""] ?? "";
}

tellPage({ kind: "loaded" });
if (document.activeElement === input) tellPage({ kind: "focus" });
field.takeUp();
