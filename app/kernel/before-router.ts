/**
 * Said on the window when the browser goes back or forward, before the router hears of it; `detail` is the state of the entry.
 * Who prevents its default keeps it from the router: a window calls its listeners in the order they came, captured or not, and
 * those of a form come after the router's (`edge/pages/scripts-last.ts`).
 */
export const beforeRouterEvent = "shop:before-router";
