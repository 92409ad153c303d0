import { aliveEvent } from "~/kernel/alive";
import { beforeRouterEvent } from "~/kernel/before-router";

const preload = '<link rel="modulepreload" ';
const bootScript = /(<script (?:nonce="[^"]*" )?type="module" async="">);?([\s\S]*?)(<\/script>)/;
const routeImport = /^import \* as (route\w+) from ("[^"]+");$/gm;
const anyImport = /^import (?!\()/m;

/**
 * The first frame is seen some time after it was drawn, and what is asked for before that takes its share of the line. A page in
 * the background is not painted and need not wait; who is told nothing of a paint waits for the frame, or a second at most.
 */
const firstPaint = `await new Promise((painted) => {
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (isTold) new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length) painted();
  }).observe({ type: "paint", buffered: true });
  if (document.hidden) painted();
  else requestAnimationFrame(() => setTimeout(painted, isTold ? 1000 : 0));
});
for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = "modulepreload";`;

/** A button pressed before the page is alive is pressed again as soon as it is; links work by themselves. */
const earlyPress = `let pressed;
const keep = ({ target }) => { pressed = target.closest('button[type="button"]'); };
addEventListener("click", keep, true);
addEventListener("${aliveEvent}", () => {
  removeEventListener("click", keep, true);
  pressed?.click();
}, { once: true });`;

/** A window calls its listeners in the order they came, and this one comes before the router's. */
const backAndForward = `addEventListener("popstate", (event) => {
  const said = new CustomEvent("${beforeRouterEvent}", { cancelable: true, detail: event.state });
  if (!dispatchEvent(said)) event.stopImmediatePropagation();
});`;

/**
 * Scripts are not even asked for before the page is painted: it is read before it is alive, and styles, fonts and the
 * first picture have the line to themselves. HTML that Remix did not write in the known form stays as it is.
 */
export function scriptsLast(html: string): string {
  const [whole, open = "", code = "", close = ""] = bootScript.exec(html) ?? [];
  if (!whole) return html;
  const routes = [...code.matchAll(routeImport)];
  const rest = code.replace(routeImport, "").trim();
  if (anyImport.test(rest)) return html;
  const names = routes.map(([, name]) => name).join(", ");
  const modules = routes.map(([, , address]) => `import(${address})`).join(", ");
  const boot = `(async () => {
${earlyPress}
${backAndForward}
${firstPaint}
const [${names}] = await Promise.all([${modules}]);
${rest}
})();`;
  return html.replace(whole, () => open + boot + close).replaceAll(preload, '<link rel="later" ');
}
