/**
 * Widens the form beside the preview, until an editor resizes it. The Studio's default of a quarter
 * (sanity 5.31, `presentation/panels`) is too narrow for tabs and pickers.
 */
export function widenForm(): void {
  if (typeof localStorage === "undefined" || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ "preview:3,content:5": [58, 42] }));
}

const key = "presentation/panels";
