import type { StudioProgress } from "./studio-progress.server";

/** What /studio shows until the Studio can be opened; asks again by itself, without a script. */
export function studioWaitingPage(progress: StudioProgress | null, now: Date): string {
  const { heading, text } = wordsFor(progress, now);
  const isMoving = progress?.phase === "installing" || progress?.phase === "building";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${isMoving ? '<meta http-equiv="refresh" content="3">' : ""}
<title>${heading}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f7f5f0; color: #1c1f1d;
    font: 1rem/1.6 "Instrument Sans", system-ui, sans-serif; }
  main { width: min(34rem, 100vw - 3rem); }
  p { margin: 0 0 1rem; }
  h1 { margin: 0 0 .75rem; font: 500 2rem/1.2 Georgia, "Times New Roman", serif; text-wrap: balance; }
  .track { height: 3px; margin: 2rem 0 1rem; background: #d9d4c8; overflow: hidden; }
  .track span { display: block; height: 100%; width: 30%; background: #2f4a3c; animation: run 1.8s ease-in-out infinite; }
  small, pre { color: #5c625e; font-size: .8125rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-family: ui-monospace, monospace; }
  a { color: inherit; }
  @keyframes run { from { transform: translateX(-100%); } to { transform: translateX(340%); } }
  @media (prefers-reduced-motion: reduce) { .track span { animation: none; width: 100%; } }
  @media (prefers-color-scheme: dark) {
    body { background: #171a18; color: #ece9e2; } .track { background: #333833; } .track span { background: #8fb39f; }
    small, pre { color: #a5aaa5; }
  }
</style>
</head>
<body>
<main aria-live="polite">
<h1>${heading}</h1>
<p>${text}</p>
${isMoving ? '<div class="track" role="presentation"><span></span></div>' : ""}
${progress?.line ? `<pre>${escapeHtml(progress.line)}</pre>` : ""}
<small><a href="/">Back to the shop</a>, which is open meanwhile.</small>
</main>
</body>
</html>`;
}

function wordsFor(progress: StudioProgress | null, now: Date): { heading: string; text: string } {
  const elapsed = progress ? `${Math.round((now.getTime() - progress.started) / 1000)} seconds so far` : "";
  switch (progress?.phase) {
    case "installing":
      return {
        heading: "The Studio is being installed",
        text: `Step 1 of 2: fetching its packages, ${elapsed}. This happens once; the page opens the Studio by itself.`,
      };
    case "building":
      return {
        heading: "The Studio is being built",
        text: `Step 2 of 2: ${elapsed}. The page opens the Studio by itself when it is ready.`,
      };
    case "failed":
      return {
        heading: "The Studio could not be prepared",
        text: "This is what the last step said. Mend it and start the shop again with npm start.",
      };
    default:
      return {
        heading: "The Studio is not built",
        text: "Start the shop with npm start, or build it with npm run build.",
      };
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
