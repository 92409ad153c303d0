import { findFieldError, parseTyped, type TypedValue } from "./card-input.ts";
import type { FieldChange, FieldError, FieldType } from "./messages.ts";

const fieldTexts: Record<FieldType, { placeholder: string; label: string; autocomplete: AutoFill }> = {
  cardNumber: {
    placeholder: "1234 1234 1234 1234",
    label: "Credit or debit card number",
    autocomplete: "cc-number",
  },
  cardExpiry: {
    placeholder: "MM / YY",
    label: "Credit or debit card expiration date",
    autocomplete: "cc-exp",
  },
  cardCvc: { placeholder: "CVC", label: "Credit or debit card CVC/CVV", autocomplete: "cc-csc" },
};

/** One card input: formats the text while typing and shows its error. */
export class CardField {
  readonly input: HTMLInputElement;
  readonly type: FieldType;
  cvcLength = 3;
  #typed: TypedValue;
  readonly #changed: (change: FieldChange) => void;

  constructor(type: FieldType, input: HTMLInputElement, onChange: (change: FieldChange) => void) {
    this.type = type;
    this.input = input;
    this.#changed = onChange;
    this.#typed = parseTyped(type, "", new Date());
    input.type = "text";
    input.inputMode = "numeric";
    input.autocomplete = fieldTexts[type].autocomplete;
    input.name = fieldTexts[type].autocomplete;
    input.spellcheck = false;
    input.placeholder = fieldTexts[type].placeholder;
    input.setAttribute("aria-required", "true");
    if (!input.labels?.length) input.setAttribute("aria-label", fieldTexts[type].label);
    input.classList.add("is-empty");
    input.addEventListener("input", (event) =>
      this.#take(event instanceof InputEvent ? event.inputType : ""),
    );
    input.addEventListener("blur", () => this.#left());
  }

  get digits(): string {
    return this.#typed.digits;
  }

  get change(): FieldChange {
    return this.#typed.change;
  }

  obstacle(): FieldError | null {
    return findFieldError(this.type, this.#typed) ?? null;
  }

  /** Handles text that was typed or autofilled before this script loaded, which fires no further event. */
  takeUp(): void {
    if (this.input.value !== "") this.#take("");
  }

  fill(text: string): void {
    this.input.value = text;
    this.#take("");
  }

  /** Shows the error of an incomplete field, which appears only on blur or submit. */
  reveal(error: FieldError | null): void {
    const change = { ...this.#typed.change, ...(error ? { error } : {}) };
    this.#mark(change);
    this.#changed(change);
  }

  #take(inputType: string): void {
    const { input } = this;
    const digitsBeforeCaret = input.value
      .slice(0, input.selectionStart ?? undefined)
      .replace(/\D/g, "").length;
    const atEnd = (input.selectionStart ?? input.value.length) >= input.value.length;
    const deleted = inputType === "deleteContentBackward";
    const digits = input.value.replace(/\D/g, "");
    // Backspace on a separator deletes the digit before it.
    const text = deleted && atEnd && digits === this.#typed.digits ? digits.slice(0, -1) : input.value;
    this.#typed = parseTyped(this.type, text, new Date(), this.cvcLength);
    const { displayed } = this.#typed;
    input.value = deleted ? displayed.replace(/[ /]+$/, "") : displayed;
    const caret = atEnd ? input.value.length : findCaretPosition(displayed, digitsBeforeCaret);
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    this.#mark(this.#typed.change);
    this.#changed(this.#typed.change);
  }

  #left(): void {
    if (!this.#typed.change.empty) this.reveal(this.obstacle());
  }

  #mark(change: FieldChange): void {
    this.input.setAttribute("aria-invalid", String(change.error !== undefined));
    this.input.classList.toggle("is-invalid", change.error !== undefined);
    this.input.classList.toggle("is-complete", change.complete);
    this.input.classList.toggle("is-empty", change.empty);
  }
}

function findCaretPosition(displayed: string, digits: number): number {
  let digitCount = 0;
  for (let index = 0; index < displayed.length; index += 1) {
    if (digitCount === digits) return index;
    if (/\d/.test(displayed.charAt(index))) digitCount += 1;
  }
  return displayed.length;
}
