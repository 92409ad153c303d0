/**
 * How wide the form beside the shop is, until an editor draws it wider or narrower: the Studio's own quarter of the
 * window (sanity 5.31, `presentation/panels`) makes lists of the tabs and leaves a picker no room for a name.
 */
export function widenForm(): void {
  if (typeof localStorage === "undefined" || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ "preview:3,content:5": [58, 42] }));
}

const key = "presentation/panels";
