import { escapeMarkup } from "../http/escape-markup.ts";

const css = `
html, body { margin: 0; background: #fff; color: #1c2430; font: 400 16px/1.5 ui-sans-serif, system-ui, sans-serif; }
main { box-sizing: border-box; padding: 20px; }
label { display: flex; align-items: center; gap: 14px; padding: 18px 16px; border: 1px solid #8a93a0; border-radius: 4px; cursor: pointer; }
input { width: 26px; height: 26px; margin: 0; accent-color: #1f5fa8; }
.badge { float: right; color: #5b6675; font-size: 12px; font-weight: 600; letter-spacing: .1em; text-transform: uppercase; }
p { margin: 0 0 14px; } .small { margin: 14px 0 0; font-size: 14px; }
button { min-height: 44px; padding: 0 14px 0 0; border: 0; background: none; color: #0b4a8f; font: inherit; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
:focus-visible { outline: 3px solid #0b5fa5; outline-offset: 2px; } .error { color: #a12622; } .error:empty { display: none; }`;

/** Renders the challenge: one checkbox, and a button that fails it for tests. */
export function renderChallengePage(opener: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>reCAPTCHA</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>
<body><main data-opener="${escapeMarkup(opener)}"><p><span class="badge">Demo</span><strong>One more step</strong></p>
<label><input type="checkbox" id="person"> I'm not a robot</label>
<p class="error" role="alert"></p>
<p class="small"><button type="button" id="program">Be taken for a robot</button> <button type="button" id="close">Close</button></p>
</main><script src="/recaptcha/challenge.js"></script></body></html>`;
}
