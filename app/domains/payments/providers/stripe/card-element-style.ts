import type { CustomFontSource, StripeElementStyle } from "@stripe/stripe-js";
import textFont from "~/ui/fonts/instrument-sans.woff2?url";

/** Returns the shop's text font, loaded by the provider's frames. */
export function getCardFonts(): CustomFontSource[] {
  const src = new URL(textFont, window.location.href).href;
  return [{ family: "Instrument Sans", src: `url(${src})`, weight: "400" }];
}

/**
 * Returns the text style inside the provider's frames, built from the design tokens because frames do not see our
 * stylesheet.
 */
export function getCardElementStyle(): StripeElementStyle {
  return {
    base: {
      color: getTokenValue("--color-ink"),
      fontFamily: "Instrument Sans, system-ui, sans-serif",
      fontSize: "16px",
      "::placeholder": { color: getTokenValue("--color-ink-faint") },
    },
    invalid: { color: getTokenValue("--color-danger") },
  };
}

/**
 * Returns a color token as `rgb(…)`: providers understand no newer notation, so one pixel is painted and read back.
 */
function getTokenValue(name: string): string {
  const color = getComputedStyle(document.documentElement).getPropertyValue(name);
  const paper = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!paper) return "black";
  paper.fillStyle = color;
  paper.fillRect(0, 0, 1, 1);
  const [red, green, blue] = paper.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
