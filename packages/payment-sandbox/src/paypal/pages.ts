import { escapeMarkup } from "../http/escape-markup.ts";
import type { Funding, OrderRecord } from "./paypal-state.ts";

function renderPage(title: string, script: string | null, css: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>
<body>${body}${script ? `<script src="/paypal/scripts/${script}.js"></script>` : ""}</body></html>`;
}

const logoHtml = `<span class="pay">Pay</span><span class="pal">Pal</span>`;

const buttonCss = `
html, body { margin: 0; background: transparent; overflow: hidden; }
button { display: block; width: 100%; height: 48px; border: 0; border-radius: 4px; background: #ffc439; cursor: pointer;
  font: italic 800 20px/1 ui-sans-serif, system-ui, sans-serif; letter-spacing: -.02em; }
button:hover { background: #f2ba36; }
button:focus-visible { outline: 3px solid #1f4d3c; outline-offset: -3px; }
button:disabled { opacity: .6; cursor: progress; }
.pay { color: #253b80; } .pal { color: #0b6fb5; }`;

export function renderButtonPage(): string {
  return renderPage(
    "PayPal",
    "paypal-button",
    buttonCss,
    `<button type="button" aria-label="Pay with PayPal">${logoHtml}</button>`,
  );
}

const approvalCss = `
html, body { margin: 0; min-height: 100%; background: #f5f7fa; color: #1c2430; font: 400 16px/1.5 ui-sans-serif, system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 460px; margin: 0 auto; padding: 28px 24px 40px; }
.mark { font-size: 26px; font-weight: 800; font-style: italic; letter-spacing: -.02em; } .pay { color: #253b80; } .pal { color: #0b6fb5; }
.badge { float: right; margin-top: 10px; color: #5b6675; font-size: 12px; font-weight: 600; letter-spacing: .1em; text-transform: uppercase; }
h1 { margin: 20px 0 4px; font-size: 22px; line-height: 1.25; } p { margin: 0 0 16px; color: #46505e; }
.amount { display: flex; justify-content: space-between; padding: 14px 0; border: solid #d5dae1; border-width: 1px 0; margin-bottom: 20px; font-variant-numeric: tabular-nums; }
.amount strong { font-size: 20px; }
fieldset { margin: 0 0 24px; padding: 0; border: 0; } legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
label { display: flex; gap: 12px; padding: 12px 14px; border: 1px solid #b6bec9; border-radius: 6px; background: #fff; cursor: pointer; }
label + label { margin-top: 8px; } label:has(:checked) { border-color: #0b5fa5; box-shadow: inset 0 0 0 1px #0b5fa5; }
input { margin: 4px 0 0; accent-color: #0b5fa5; } small { display: block; color: #5b6675; font-size: 14px; }
button { display: block; width: 100%; min-height: 48px; border-radius: 24px; font: 600 16px/1 ui-sans-serif, system-ui, sans-serif; cursor: pointer; }
.go { border: 0; background: #0b4a8f; color: #fff; } .go:hover { background: #083a70; } .go:disabled { opacity: .6; cursor: progress; }
.no { margin-top: 12px; border: 0; background: none; color: #0b4a8f; text-decoration: underline; text-underline-offset: 3px; }
:focus-visible { outline: 3px solid #0b5fa5; outline-offset: 2px; } .error { color: #a12622; } .error:empty { display: none; }`;

const fundingChoices: readonly { readonly value: Funding; readonly name: string; readonly result: string }[] =
  [
    { value: "balance", name: "PayPal balance", result: "The payment goes through." },
    {
      value: "declined-card",
      name: "Visa ending in 0002",
      result: "Declined: the shop asks you to choose again.",
    },
    { value: "bank-later", name: "Bank account (eCheck)", result: "Accepted, and decided some days later." },
    {
      value: "refused-after-all",
      name: "Visa ending in 9995",
      result: "Accepted here, refused when it is captured.",
    },
  ];

/** Renders the window in which a buyer reviews an order, chooses a payment and approves it. */
export function renderApprovalPage({ id, amount, description }: OrderRecord): string {
  const choices = fundingChoices.map(
    ({ value, name, result }, index) =>
      `<label><input type="radio" name="funding" value="${value}"${index === 0 ? " checked" : ""}><span>${name}<small>${result}</small></span></label>`,
  );
  return renderPage(
    "PayPal",
    "paypal-approval",
    approvalCss,
    `<main data-token="${id}"><span class="badge">Demo</span><span class="mark">${logoHtml}</span>
<h1>Hello, Jamie</h1><p>This is a demo: no money moves, and you decide how it ends.</p>
<div class="amount"><span>${escapeMarkup(description ?? "Your order")}</span><strong>$${escapeMarkup(amount.value)}</strong></div>
<form><fieldset><legend>Pay with</legend>${choices.join("")}</fieldset>
<p class="error" role="alert"></p>
<button type="submit" class="go">Pay Now</button><button type="button" class="no">Cancel and return</button></form></main>`,
  );
}

export function renderMessagePage(text: string): string {
  return renderPage(
    "PayPal",
    null,
    approvalCss,
    `<main><span class="mark">${logoHtml}</span><h1>${escapeMarkup(text)}</h1></main>`,
  );
}
