/**
 * Runs in a page, and describes every reachable control that has no effect without script. It opens <details> elements first, since a
 * summary works without script.
 */
export function findDeadControls(): readonly string[] {
  for (const details of document.querySelectorAll("details")) {
    details.removeAttribute("name");
    details.open = true;
  }
  // checkVisibility() returns false while a newly opened <details> is in transition.
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    !element.closest("[inert]");
  const idTarget = (element: Element, attribute: string) =>
    document.getElementById(element.getAttribute(attribute) ?? "");
  const submits = (form: HTMLFormElement | null) =>
    form?.hasAttribute("action") === true &&
    [...form.elements].some((one) => one.matches("button[type=submit], input[type=submit]") && isShown(one));
  const opensByFocus = (element: HTMLElement) => {
    element.focus();
    const panel = idTarget(element, "aria-controls");
    return panel !== null && isShown(panel);
  };
  const works = (element: Element): boolean => {
    if (element instanceof HTMLAnchorElement) {
      const href = element.getAttribute("href");
      return href !== null && (!href.startsWith("#") || document.getElementById(href.slice(1)) !== null);
    }
    if (element instanceof HTMLVideoElement) return element.controls;
    if (element instanceof HTMLButtonElement) {
      if (element.type === "submit") return submits(element.form);
      return idTarget(element, "popovertarget")?.hasAttribute("popover") === true || opensByFocus(element);
    }
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    )
      return element.name !== "" && submits(element.form);
    return false;
  };
  const controls = document.querySelectorAll(
    "a, button, input:not([type=hidden]), select, textarea, video, [role=button], [role=tab], [role=slider], [role=switch]",
  );
  return [...controls]
    .filter((element) => isShown(element) && !works(element))
    .map((element) => {
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
      return `<${element.tagName.toLowerCase()}> ${name || element.getAttribute("name")}`;
    });
}
