import type { StripeElementStyle, StripeElementStyleVariant } from "@stripe/stripe-js";
import type { FontSource } from "./messages.ts";

const stateSelectors = {
  base: "",
  complete: ".is-complete",
  empty: ".is-empty",
  invalid: ".is-invalid",
} as const satisfies Record<keyof StripeElementStyle, string>;

/** Converts the shop's `style` option for an input to CSS. Leaves out invalid declarations. */
export function toCss(selector: string, style: StripeElementStyle): string {
  return Object.entries(stateSelectors)
    .map(([state, suffix]) =>
      toVariantCss(`${selector}${suffix}`, style[state as keyof StripeElementStyle] ?? {}),
    )
    .join("\n");
}

function toVariantCss(selector: string, variant: StripeElementStyleVariant): string {
  const declarations: Record<string, unknown> = {};
  const nested: string[] = [];
  for (const [name, value] of Object.entries(variant)) {
    if (name.startsWith(":") && typeof value === "object")
      nested.push(toVariantCss(`${selector}${name}`, value));
    else declarations[name] = value;
  }
  return [`${selector} { ${toDeclarations(declarations)} }`, ...nested].join("\n");
}

/** Converts `fontSize: "16px"` to `font-size: 16px;`. */
export function toDeclarations(properties: Readonly<Record<string, unknown>>): string {
  return Object.entries(properties)
    .filter(([name, value]) => /^[a-zA-Z]+$/.test(name) && !/[{}<>;@]|url\(/i.test(String(value)))
    .map(([name, value]) => `${toCssPropertyName(name)}: ${String(value)};`)
    .join(" ");
}

function toCssPropertyName(name: string): string {
  if (name === "fontSmoothing") return "-webkit-font-smoothing";
  if (name === "iconColor") return "--icon-color";
  return name.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);
}

/** Adds rules without an inline style element, which the page's Content-Security-Policy would block. */
export function applyCss(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Loads the shop's fonts. A font that fails to load leaves the fallback font. */
export async function loadFonts(fonts: readonly FontSource[]): Promise<void> {
  for (const font of fonts) {
    if ("cssSrc" in font) {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: font.cssSrc });
      document.head.append(link);
    } else {
      const { family, src, weight = "400", style = "normal" } = font;
      const fontFace = new FontFace(family, src, { weight, style });
      document.fonts.add(fontFace);
      fontFace.load().catch(() => {});
    }
  }
  await document.fonts.ready.catch(() => {});
}
