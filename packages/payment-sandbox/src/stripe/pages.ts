import { escapeMarkup } from "../http/escape-markup.ts";
import type { StripeAccount } from "./account.ts";
import { type CardBrand, findCardByTag, getLastFour, testCards } from "./cards.ts";
import type { IntentRecord } from "./stripe-state.ts";

/** Renders a page for an iframe in the shop or for a redirect. */
function renderPage(title: string, script: string | null, css: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>
<body>${body}${script ? `<script src="/stripe/scripts/${script}.js"></script>` : ""}</body></html>`;
}

const fieldCss = `
html, body { margin: 0; background: transparent; overflow: hidden; }
.row { display: flex; align-items: center; gap: 8px; }
input { flex: 1; min-width: 0; width: 100%; box-sizing: border-box; border: 0; outline: 0; margin: 0; padding: 0;
  background: transparent; color: #32325d; font: 400 16px/1.5 ui-sans-serif, system-ui, sans-serif; }
input::placeholder { color: #6b7280; opacity: 1; }
input.is-invalid { color: #b3261e; }
.brand { flex: none; font: 600 12px/1 ui-sans-serif, system-ui, sans-serif; color: #4a5550; letter-spacing: .02em; }
.hint { flex: none; border: 0; padding: 2px 0; background: none; color: #1f4d3c; cursor: pointer; white-space: nowrap;
  font: 500 13px/20px ui-sans-serif, system-ui, sans-serif; text-decoration: underline #9a7a35; text-underline-offset: 4px; }
.hint:hover { text-decoration-color: currentColor; }
@media (max-width: 340px) { input:not(.is-empty) ~ .hint { display: none; } }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }`;

/** Renders a card field. The number has a list of test cards, which the arrow key opens. */
export function renderFieldPage(type: string): string {
  const helper =
    type === "cardNumber"
      ? `<span class="brand" aria-hidden="true" hidden></span><button type="button" class="hint" tabindex="-1">Test cards</button>
<span id="help" class="unseen">Demo shop: press the down arrow key for a list of test cards.</span>`
      : "";
  const described = type === "cardNumber" ? ` aria-describedby="help"` : "";
  return renderPage("Card field", "field", fieldCss, `<div class="row"><input${described}>${helper}</div>`);
}

const paymentCss = `
:root { --primary: #1f4d3a; --text: #1c1c1a; --surface: #fff; --danger: #b3261e; --radius: 4px; --unit: 4px; --size: 16px;
  --font: ui-sans-serif, system-ui, sans-serif; }
html, body { margin: 0; background: transparent; overflow: hidden; }
body { padding: 4px; color: var(--text); font: 400 var(--size)/1.5 var(--font); }
label { display: block; margin-bottom: var(--unit); font-size: .875em; font-weight: 500; }
input { display: block; width: 100%; box-sizing: border-box; border: 1px solid #8a8a82; border-radius: var(--radius);
  padding: calc(var(--unit) * 2.5) calc(var(--unit) * 3); background: var(--surface); color: inherit; font: inherit; }
input:focus { outline: 2px solid var(--primary); outline-offset: 1px; border-color: var(--primary); }
input.is-invalid { border-color: var(--danger); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: calc(var(--unit) * 3); }
.field { margin-bottom: calc(var(--unit) * 3); }
.error { color: var(--danger); font-size: .875em; margin: var(--unit) 0 0; }
.error:empty { display: none; }
.hint { border: 0; padding: 4px 0; background: none; color: var(--primary); font: inherit; font-size: .875em; cursor: pointer;
  text-decoration: underline; text-underline-offset: 3px; }`;

export function renderPaymentPage(): string {
  const renderField = (type: string, label: string) =>
    `<div class="field"><label for="${type}">${label}</label><input id="${type}" aria-describedby="${type}-error">
<p id="${type}-error" class="error" aria-live="polite"></p></div>`;
  return renderPage(
    "Card",
    "payment-form",
    paymentCss,
    `${renderField("cardNumber", "Card number")}<div class="pair">${renderField("cardExpiry", "Expiration date")}${renderField("cardCvc", "Security code")}</div>
<button type="button" class="hint">Demo shop: show test cards</button>`,
  );
}

const overlayCss = `
html, body { margin: 0; height: 100%; background: transparent; color: #1d2621;
  font: 400 16px/1.55 ui-sans-serif, system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
.veil { min-height: 100%; box-sizing: border-box; display: grid; place-items: center; padding: 16px;
  background: rgb(18 26 22 / .58); }
.card { width: 100%; max-width: 448px; max-height: calc(100dvh - 32px); overflow: auto; box-sizing: border-box; background: #fff;
  border-top: 3px solid #1f4d3c; padding: 32px; box-shadow: 0 18px 48px -12px rgb(18 26 22 / .4); position: relative; }
h1 { font: 400 26px/1.2 Georgia, "Times New Roman", serif; letter-spacing: -.012em; margin: 0 0 12px; outline: 0; text-wrap: balance; }
p { margin: 0 0 20px; color: #4a5550; text-wrap: pretty; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0; margin: 0 0 28px; border-bottom: 1px solid #e0ddd4; }
dt, dd { padding: 10px 0; border-top: 1px solid #e0ddd4; }
dt { padding-right: 20px; color: #4a5550; } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.badge { display: block; margin: 0 48px 12px 0; color: #6f5522; font-size: 12px; line-height: 1.4; font-weight: 600; letter-spacing: .11em;
  text-transform: uppercase; }
button { font: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid #1f4d3c; outline-offset: 3px; }
h1:focus-visible { outline: none; }
.act { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border-radius: 2px; border: 1px solid #1f4d3c;
  font-weight: 500; transition: background-color 180ms; }
.act + .act { margin-top: 12px; }
.go { background: #1f4d3c; color: #fff; } .go:hover { background: #163629; }
.no { background: #fff; color: #1d2621; border-color: #1d2621; } .no:hover { background: #f1efe9; }
.act:disabled { opacity: .55; cursor: progress; }
.close { position: absolute; top: 16px; right: 16px; width: 44px; height: 44px; border: 0; background: none;
  font-size: 24px; line-height: 1; color: #1d2621; }
.close:hover { background: #f1efe9; }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid #e0ddd4; }
li { border-bottom: 1px solid #e0ddd4; }
.pick { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 16px; width: 100%; padding: 10px 0; border: 0; background: none;
  text-align: left; color: inherit; }
.pick:hover { background: #f7f5f0; }
.pick span:first-child { font-variant-numeric: tabular-nums; font-weight: 500; } .pick span:last-child { color: #4a5550; font-size: 14px; line-height: 25px; }
@media (max-width: 480px) { .card { padding: 24px 20px; } }
@media (prefers-reduced-motion: reduce) { .act { transition: none; } }`;

const brandNames: Record<CardBrand, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
};

/** Renders the bank's 3-D Secure challenge. */
export function renderChallengePage(account: StripeAccount, intent: IntentRecord): string {
  const card = findCardByTag(account.state.methods[intent.method ?? ""]?.card ?? "");
  const amount = `$${(intent.amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  return renderPage(
    "3-D Secure authentication",
    "challenge-page",
    overlayCss,
    `<div class="veil"><div class="card" role="dialog" aria-modal="true" aria-labelledby="title" data-intent="${intent.id}" data-secret="${intent.clientSecret}">
<button type="button" class="close" data-verdict="failed" aria-label="Close without authenticating">×</button>
<span class="badge">Demo bank</span>
<h1 id="title" tabindex="-1">3-D Secure authentication</h1>
<p>Your bank asks whether it is you. This is a demo: no money moves, and you decide how it ends.</p>
<dl><dt>Amount</dt><dd>${amount}</dd><dt>Card</dt><dd>${card ? `${brandNames[card.brand]} ending in ${getLastFour(card)}` : "unknown"}</dd></dl>
<button type="button" class="act go" data-verdict="passed">Complete authentication</button>
<button type="button" class="act no" data-verdict="failed">Fail authentication</button>
</div></div>`,
  );
}

export function renderTestCardsPage(): string {
  const rows = testCards.map(
    (card) =>
      `<li><button type="button" class="pick" data-number="${card.number}"><span>${spaceDigits(card.number)}</span><span>${escapeMarkup(card.label)}</span></button></li>`,
  );
  return renderPage(
    "Test cards",
    "test-cards-page",
    overlayCss,
    `<div class="veil"><div class="card" role="dialog" aria-modal="true" aria-labelledby="title"><button type="button" class="close" data-close aria-label="Close">×</button>
<span class="badge">Demo shop</span><h1 id="title" tabindex="-1">Test cards</h1>
<p>No money moves here, and real cards are refused. Choose a card to fill in the form.</p><ul>${rows.join("")}</ul></div></div>`,
  );
}

export function renderMessagePage(text: string): string {
  return renderPage("Payment", null, overlayCss, `<main class="card"><h1>${escapeMarkup(text)}</h1></main>`);
}

function spaceDigits(number: string): string {
  return number.length === 15
    ? number.replace(/(.{4})(.{6})(.{5})/, "$1 $2 $3")
    : (number.match(/.{4}/g)?.join(" ") ?? number);
}
