import type { Control, ControlKind, PagePart } from "./control";

type Point = { readonly x: number; readonly y: number };

type ControlTools = {
  /** Lists the visible controls of a part of the page, and keeps their elements. */
  readonly list: (part: PagePart) => readonly Control[];
  /** Scrolls to a control; false if it is not there, hidden, disabled or covered by a dialog. */
  readonly scrollTo: (part: PagePart, key: string) => boolean;
  /** Returns a point where a pointer reaches the control; null when something covers it. */
  readonly findPoint: (key: string) => Point | null;
  /** Focuses a control, and returns whether it took the focus. */
  readonly focus: (key: string) => boolean;
  readonly hasFocus: (key: string) => boolean;
  /** Sums up all that a person can observe, without the control's own focus and, unless a form sends it, its value. */
  readonly observe: (key: string) => number;
  readonly value: (key: string) => string;
};

declare global {
  interface Window {
    controlTools?: ControlTools;
  }
}

/** Runs in the page, also without script: defines the tools on `window`. */
export function installControlTools(): ControlTools {
  if (window.controlTools) return window.controlTools;
  const elements = new Map<string, HTMLElement>();
  const controls =
    "a, button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=switch], [role=option], [role=slider], [tabindex]:not([tabindex='-1'])";

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest("[inert], [aria-hidden=true]");
  const isEnabled = (element: Element) => !element.matches(":disabled, [aria-disabled=true], [readonly]");
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : [];
  const textOf = (element: Element | null | undefined) =>
    element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  const nameOf = (element: HTMLElement) => {
    const labelledBy = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => textOf(document.getElementById(id)))
      .join(" ")
      .trim();
    const name =
      labelledBy ||
      element.getAttribute("aria-label") ||
      labelsOf(element).map(textOf).join(" ") ||
      textOf(element) ||
      element.querySelector("img")?.alt ||
      element.getAttribute("name") ||
      element.getAttribute("title") ||
      "";
    return name.slice(0, 60);
  };
  const kindOf = (element: HTMLElement): ControlKind => {
    if (element instanceof HTMLAnchorElement)
      return element.getAttribute("href")?.startsWith("#") ? "button" : "link";
    if (element instanceof HTMLSelectElement) return "select";
    if (element instanceof HTMLTextAreaElement) return "text";
    if (element instanceof HTMLInputElement) {
      if (element.type === "radio") return "radio";
      if (element.type === "checkbox") return "choice";
      if (element.type === "file") return "file";
      return ["submit", "button", "image", "reset"].includes(element.type) ? "button" : "text";
    }
    return element.matches(
      "button, summary, [role]:not([role=region], [role=group], [role=tabpanel], [role=list])",
    )
      ? "button"
      : "scroller";
  };
  const targetOf = (element: HTMLElement): Control["target"] => {
    if (!(element instanceof HTMLAnchorElement)) return null;
    const href = element.getAttribute("href");
    if (!href) return { problem: "no address" };
    if (href === "#") return { problem: "no fragment" };
    return href.startsWith("#") ? null : { href: element.href };
  };
  /** The same for entries of one list, for links and fields with another text, and for "Add sample: Navy" and others. */
  const keyOf = (element: HTMLElement) => {
    const kind = kindOf(element);
    const role = element.getAttribute("role") ?? element.tagName.toLowerCase();
    const look = `${role}|${element.className}`;
    if (kind === "link" || element.tagName === "SUMMARY") return look;
    if (kind === "scroller") return kind;
    if (kind !== "button")
      return `${role} ${element.getAttribute("type")}|${element.getAttribute("name")?.replace(/\d+/g, "#")}`;
    const entry = element.closest("li, tr, article, [role=option]");
    const list = entry?.parentElement;
    const isOneOfMany =
      list &&
      [...list.children].filter(
        ({ tagName, className }) => tagName === entry.tagName && className === entry.className,
      ).length > 2;
    return isOneOfMany
      ? `${look}|in ${list.className} of ${list.parentElement?.className}`
      : `${look}|${nameOf(element).replace(/\d+/g, "#").replace(/:.*/, "")}`;
  };
  const isSentByForm = (element: HTMLElement) =>
    "form" in element &&
    element.form instanceof HTMLFormElement &&
    [...element.form.elements].some(
      (one) =>
        one.matches("button[type=submit], input[type=submit]") &&
        (isShown(one) || one.closest("details:not([open])")),
    );
  /** Pressing the chosen one of a group again has no effect. */
  const isChosen = (element: HTMLElement) =>
    (element instanceof HTMLInputElement && element.type === "radio" && element.checked) ||
    element.matches("[role=tab][aria-selected=true], [aria-current]:not([aria-current=false])");

  /** The part of the page that a person can reach: an open dialog hides the rest. */
  const findRoot = () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;

  const list: ControlTools["list"] = (part) => {
    elements.clear();
    const root = findRoot();
    const found: Control[] = [];
    const counts = new Map<string, number>();
    for (const element of root.querySelectorAll<HTMLElement>(controls)) {
      const isOutside =
        part === "main" &&
        root === document.body &&
        element.closest("body > header, body > footer, .skip-link");
      if (isOutside || !isShown(element) || isChosen(element)) continue;
      const base = keyOf(element);
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      elements.set(`${base}|${count}`, element);
      found.push({
        key: `${base}|${count}`,
        isFirst: count === 1,
        kind: kindOf(element),
        description: `<${element.tagName.toLowerCase()}> ${nameOf(element) || base}`,
        target: targetOf(element),
        isEnabled: isEnabled(element),
      });
    }
    return found;
  };

  const scrollTo: ControlTools["scrollTo"] = (part, key) => {
    const find = () => {
      const element = elements.get(key);
      const isReachable =
        element?.isConnected &&
        isShown(element) &&
        isEnabled(element) &&
        !isChosen(element) &&
        findRoot().contains(element);
      return isReachable ? element : null;
    };
    let element = find();
    if (!element) {
      list(part);
      element = find();
    }
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    return element !== null;
  };

  /** The element that had the focus before a press by pointer. */
  let focusedBefore: Element | null = null;

  const findPoint: ControlTools["findPoint"] = (key) => {
    const element = elements.get(key);
    if (!element) return null;
    focusedBefore = document.activeElement;
    const targets = [element, ...labelsOf(element)];
    const isHit = (hit: Element | null) => {
      const other = hit?.closest("a, button, input, summary");
      return (
        targets.some((one) => hit && (one.contains(hit) || (hit.contains(one) && hit.tagName === "LABEL"))) &&
        (!other || targets.some((one) => one === other || other.contains(one)))
      );
    };
    for (const target of targets) {
      target.scrollIntoView({ block: "center", behavior: "instant" });
      for (const { left, top, width, height } of target.getClientRects()) {
        for (const [dx, dy] of positions) {
          const point = { x: left + width * dx, y: top + height * dy };
          if (isHit(document.elementFromPoint(point.x, point.y))) return point;
        }
      }
    }
    return null;
  };
  /** Positions in a box, as fractions of its size. Something may cover its center. */
  const positions = [
    [0.5, 0.5],
    [0.1, 0.5],
    [0.9, 0.5],
    [0.5, 0.2],
    [0.5, 0.8],
  ] as const;

  const hasFocus: ControlTools["hasFocus"] = (key) => document.activeElement === elements.get(key);
  const focus: ControlTools["focus"] = (key) => {
    elements.get(key)?.focus();
    return hasFocus(key);
  };

  const stateful =
    "dialog, details, [popover], :disabled, input, select, textarea, video, img, [style], [aria-expanded], [aria-pressed], [aria-checked], [aria-selected], [aria-sort], [aria-current], [aria-invalid], [aria-disabled], [aria-valuenow], [data-state]";
  const stateOf = (element: HTMLElement) => {
    const state = [...element.attributes]
      .filter(({ name }) => /^(aria-|open|style|src$|disabled|data-state)/.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    if (element.matches("[popover]")) state.push(String(element.matches(":popover-open")));
    if (element instanceof HTMLInputElement)
      state.push(`${element.value} ${element.checked} ${element.files?.length}`);
    else if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
      state.push(element.value);
    else if (element instanceof HTMLVideoElement) state.push(String(element.paused));
    return state;
  };
  const hash = (text: string) => {
    let sum = 0;
    for (let index = 0; index < text.length; index += 1)
      sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
    return sum;
  };
  const observe: ControlTools["observe"] = (key) => {
    const observed = elements.get(key);
    const isValueObserved = !observed || !("value" in observed) || isSentByForm(observed);
    const parts: unknown[] = [
      location.href,
      document.title,
      document.documentElement.dataset.effects,
      // biome-ignore lint/performance/useDomNodeTextContent: only shown text is observable
      document.body.innerText,
    ];
    for (const element of document.querySelectorAll<HTMLElement>(stateful)) {
      if (element === observed && !isValueObserved) continue;
      if (isShown(element) || element.tagName === "DIALOG") parts.push(element.tagName, ...stateOf(element));
    }
    const { activeElement } = document;
    // A press moves the focus to the control itself, also without an action.
    const isFocusMoved =
      activeElement && ![observed, focusedBefore, document.body].some((one) => one === activeElement);
    parts.push(isFocusMoved ? [...document.querySelectorAll("*")].indexOf(activeElement) : "");
    let visible = 0;
    for (const element of document.querySelectorAll("html, body *")) {
      if (element.scrollTop > 0 || element.scrollLeft > 0)
        parts.push(element.tagName, element.scrollTop, element.scrollLeft);
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) visible += 1;
    }
    parts.push(visible);
    return hash(JSON.stringify(parts));
  };

  const value: ControlTools["value"] = (key) => {
    const element = elements.get(key);
    return element && "value" in element ? String(element.value) : "";
  };

  const tools = { list, scrollTo, findPoint, focus, hasFocus, observe, value };
  window.controlTools = tools;
  return tools;
}
