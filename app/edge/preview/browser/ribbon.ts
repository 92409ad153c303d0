import { paths } from "~/kernel/paths";

/** Shows a ribbon outside the Studio that marks the page as a preview and links out of it. */
export function showRibbon(): void {
  const ribbon = document.createElement("aside");
  ribbon.setAttribute("aria-label", "Preview");
  ribbon.style.cssText =
    "position:fixed;inset:auto 1em 1em auto;z-index:2000000000;display:flex;gap:1em;padding:.75em 1em;background:CanvasText;color:Canvas;font:500 1em/1.4 system-ui,sans-serif";
  const message = document.createElement("span");
  message.textContent = "Preview: includes drafts that visitors can't see.";
  const leaveLink = document.createElement("a");
  leaveLink.textContent = "Exit preview";
  leaveLink.href = `${paths.preview.leave}?sanity-preview-pathname=${encodeURIComponent(window.location.pathname)}`;
  leaveLink.style.cssText = "color:inherit;white-space:nowrap;text-decoration:underline";
  ribbon.append(message, leaveLink);
  document.body.append(ribbon);
}
