import { escapeMarkup } from "~/kernel/text/escape-markup";
import type { StudioProgress } from "./studio-progress.server";

/** Renders the page at /studio until the Studio is ready. It reloads itself without a script. */
export function renderStudioWaitingPage(progress: StudioProgress | null, now: Date): string {
  const { heading, text } = describeProgress(progress, now);
  const isMoving = progress?.phase === "installing" || progress?.phase === "building";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${isMoving ? '<meta http-equiv="refresh" content="3">' : ""}
<title>${heading}</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<p class="eyebrow">Studio</p>
<h1>${heading}</h1>
<p>${text}</p>
${progress && isMoving ? renderSteps(progress.phase) : ""}
${progress?.line ? `<pre>${escapeMarkup(progress.line)}</pre>` : ""}
<p class="back"><a href="/">Back to the shop</a>, which is open in the meantime.</p>
</main>
<div class="side" aria-hidden="true"><img src="/favicon.svg" alt="" width="160" height="160"></div>
</body>
</html>`;
}

function renderSteps(phase: StudioProgress["phase"]): string {
  const isBuilding = phase === "building";
  return `<ol class="steps">
<li class="${isBuilding ? "done" : "now"}">Fetching packages${isBuilding ? ": done" : ""}</li>
<li class="${isBuilding ? "now" : ""}">Building</li>
</ol>`;
}

/** The colors of the shop's design tokens as literals, because this page exists before any build. */
const style = `
  :root { --paper: #fbfaf7; --ink: #171f1b; --soft: #424a45; --rule: #dedcd5; --pine: #214937; --side: #1f3d33; --brass: #7a5523; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); background: var(--paper); color: var(--ink);
    font: 1.0625rem/1.6 system-ui, sans-serif; }
  main { align-self: center; padding: clamp(1.5rem, 4vw, 3.5rem); max-width: 34rem; }
  p { margin: 0 0 1rem; color: var(--soft); }
  .eyebrow { font-size: .8125rem; font-weight: 600; letter-spacing: .11em; text-transform: uppercase; color: var(--brass); }
  h1 { margin: 0 0 1.25rem; font: 400 clamp(2rem, 1.4rem + 2vw, 3.125rem)/1.08 Georgia, "Times New Roman", serif; letter-spacing: -.016em; text-wrap: balance; }
  .steps { list-style: none; margin: 2rem 0 0; padding: 0; border-top: 1px solid var(--rule); }
  .steps li { position: relative; padding: .75rem 0; border-bottom: 1px solid var(--rule); color: var(--soft); overflow: hidden; }
  .steps .now { color: var(--ink); font-weight: 500; }
  .steps .now::after { content: ""; position: absolute; inset: auto auto 0 0; width: 30%; height: 2px; background: var(--pine); animation: run 1.8s ease-in-out infinite; }
  pre { margin: 1rem 0 0; color: var(--soft); font: .8125rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  .back { margin: 2rem 0 0; font-size: .9375rem; }
  a { color: inherit; text-underline-offset: .25em; }
  :focus-visible { outline: 2px solid var(--pine); outline-offset: 3px; }
  .side { display: grid; place-items: center; background: var(--side); }
  @keyframes run { from { transform: translateX(-100%); } to { transform: translateX(340%); } }
  @media (max-width: 48rem) { body { grid-template-columns: 1fr; grid-template-rows: 9rem 1fr; } .side { grid-row: 1; } .side img { width: 4rem; height: 4rem; } main { align-self: start; } }
  @media (prefers-reduced-motion: reduce) { .steps .now::after { animation: none; width: 100%; } }
`;

function describeProgress(progress: StudioProgress | null, now: Date): { heading: string; text: string } {
  const elapsed = progress ? `${Math.round((now.getTime() - progress.started) / 1000)} seconds so far` : "";
  switch (progress?.phase) {
    case "installing":
      return {
        heading: "The Studio is being installed",
        text: `This happens once and takes a few minutes (${elapsed}). The Studio will open here automatically.`,
      };
    case "building":
      return {
        heading: "The Studio is being built",
        text: `This takes a few minutes (${elapsed}). The Studio will open here automatically.`,
      };
    case "failed":
      return {
        heading: "The Studio couldn't be set up",
        text: "Below is the output of the last step. Fix the problem and start the shop again with npm start.",
      };
    default:
      return {
        heading: "The Studio hasn't been built",
        text: "Start the shop with npm start, or build it with npm run build.",
      };
  }
}
