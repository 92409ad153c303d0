import type { StripeElementStyle, StripeElementStyleVariant } from "@stripe/stripe-js";
import type { FontSource } from "./messages.ts";

const stateSelectors = {
  base: "",
  complete: ".is-complete",
  empty: ".is-empty",
  invalid: ".is-invalid",
} as const satisfies Record<keyof StripeElementStyle, string>;

/** The CSS of a shop's `style` option for an input; what is no plain declaration is left out. */
export function cssOfStyle(selector: string, style: StripeElementStyle): string {
  return Object.entries(stateSelectors)
    .map(([state, suffix]) =>
      cssOfVariant(`${selector}${suffix}`, style[state as keyof StripeElementStyle] ?? {}),
    )
    .join("\n");
}

function cssOfVariant(selector: string, variant: StripeElementStyleVariant): string {
  const own: Record<string, unknown> = {};
  const nested: string[] = [];
  for (const [name, value] of Object.entries(variant)) {
    if (name.startsWith(":") && typeof value === "object")
      nested.push(cssOfVariant(`${selector}${name}`, value));
    else own[name] = value;
  }
  return [`${selector} { ${declarations(own)} }`, ...nested].join("\n");
}

/** `fontSize: "16px"` as `font-size: 16px;`. */
export function declarations(properties: Readonly<Record<string, unknown>>): string {
  return Object.entries(properties)
    .filter(([name, value]) => /^[a-zA-Z]+$/.test(name) && !/[{}<>;@]|url\(/i.test(String(value)))
    .map(([name, value]) => `${propertyName(name)}: ${String(value)};`)
    .join(" ");
}

function propertyName(name: string): string {
  if (name === "fontSmoothing") return "-webkit-font-smoothing";
  if (name === "iconColor") return "--icon-color";
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Puts rules on the page without an inline style element, which the page's policy would refuse. */
export function applyCss(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Loads the shop's fonts; one that does not come leaves the fallback standing. */
export async function loadFonts(fonts: readonly FontSource[]): Promise<void> {
  for (const font of fonts) {
    if ("cssSrc" in font) {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: font.cssSrc });
      document.head.append(link);
    } else {
      const { family, src, weight = "400", style = "normal" } = font;
      const face = new FontFace(family, src, { weight, style });
      document.fonts.add(face);
      face.load().catch(() => {});
    }
  }
  await document.fonts.ready.catch(() => {});
}
