import type { Appearance } from "@stripe/stripe-js";
import { CardField } from "./card-field.ts";
import { listenToFrames, listenToPage, postToFrames, postToPage } from "./frame-messaging.ts";
import { applyCss, loadFonts, toDeclarations } from "./frame-style.ts";
import type { FieldType } from "./messages.ts";
import { sendCard } from "./send-card.ts";

/** The page in the payment element's iframe, with the three card fields. */
const fields = (["cardNumber", "cardExpiry", "cardCvc"] as const).map(
  (type) => new CardField(type, createInput(type), () => handleFieldChange(type)),
);
const [number, expiry, cvc] = fields;
let key = "";
let isShown = false;

document.querySelector("button")?.addEventListener("click", () => postToPage({ kind: "test-cards" }));
for (const { input } of fields) {
  input.addEventListener("focus", () => postToPage({ kind: "focus" }));
  input.addEventListener("blur", () => postToPage({ kind: "blur" }));
  input.addEventListener("keydown", (event) => event.key === "Enter" && postToPage({ kind: "enter" }));
}

listenToPage(async (message) => {
  if (message.kind === "configure") {
    key = message.key;
    applyCss(toAppearanceCss(message.appearance));
    if (!isShown) await loadFonts(message.fonts);
    postToPage({ kind: isShown ? "resize" : "ready", height: measureHeight() });
    isShown = true;
  }
  if (message.kind === "focus") number?.input.focus();
  if (message.kind === "clear") for (const field of fields) field.fill("");
  if (message.kind !== "call") return;
  const obstacles = fields.map((field) => field.obstacle());
  fields.forEach((field, index) => {
    if (obstacles[index]) field.reveal(obstacles[index]);
  });
  const error = obstacles.find((obstacle) => obstacle !== null);
  if (error) fields[obstacles.indexOf(error)]?.input.focus();
  const card = { number: number?.digits ?? "", expiry: expiry?.digits ?? "", cvc: cvc?.digits ?? "" };
  const result = error
    ? { error }
    : message.action === "validate"
      ? { ok: null }
      : await sendCard(key, card, message.billing);
  postToPage({ kind: "result", call: message.call, result });
});

listenToFrames((message) => {
  if (message.kind !== "fill") return;
  number?.fill(message.number);
  expiry?.fill(message.expiry);
  cvc?.fill(message.cvc);
});

function handleFieldChange(type: FieldType): void {
  if (type === "cardNumber" && cvc) cvc.cvcLength = number?.change.brand === "amex" ? 4 : 3;
  for (const field of fields) {
    const note = document.getElementById(`${field.type}-error`);
    if (note)
      note.textContent = field.input.classList.contains("is-invalid")
        ? (field.obstacle()?.message ?? "")
        : "";
  }
  postToPage({
    kind: "change",
    change: {
      empty: fields.every((field) => field.change.empty),
      complete: fields.every((field) => field.change.complete),
      error: fields.find((field) => field.change.error)?.change.error,
    },
  });
  postToPage({ kind: "resize", height: measureHeight() });
  postToFrames({ kind: "brand", cvcLength: cvc?.cvcLength ?? 3 });
}

function createInput(type: FieldType): HTMLInputElement {
  const input = document.getElementById(type);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no input for ${type}`);
  return input;
}

function measureHeight(): number {
  return Math.ceil(document.documentElement.getBoundingClientRect().height);
}

/** Converts the Appearance API's variables and rules for a card form to CSS. */
function toAppearanceCss(appearance: Appearance | null): string {
  const variables = appearance?.variables ?? {};
  const knownOptions = {
    "--primary": variables.colorPrimary,
    "--text": variables.colorText,
    "--surface": variables.colorBackground,
    "--danger": variables.colorDanger,
    "--font": variables.fontFamily,
    "--size": variables.fontSizeBase,
    "--radius": variables.borderRadius,
    "--unit": variables.spacingUnit,
  };
  const root = Object.entries(knownOptions)
    .filter(([, value]) => value && !/[{}<>;@]|url\(/i.test(value))
    .map(([name, value]) => `${name}: ${value};`)
    .join(" ");
  const rules = Object.entries(appearance?.rules ?? {})
    .map(([selector, properties]) => [toSelector(selector), properties] as const)
    .filter(([selector]) => selector !== null)
    .map(([selector, properties]) => `${selector} { ${toDeclarations({ ...properties })} }`);
  return [`:root { ${root} }`, ...rules].join("\n");
}

function toSelector(selector: string): string | null {
  const match = /^\.(Input|Label|Error)(--invalid|:focus|:hover|::placeholder)?$/.exec(selector);
  if (!match) return null;
  const part = { Input: "input", Label: "label", Error: ".error" }[match[1] ?? ""] ?? "input";
  return `${part}${match[2] === "--invalid" ? ".is-invalid" : (match[2] ?? "")}`;
}

postToPage({ kind: "loaded" });
for (const field of fields) field.takeUp();
