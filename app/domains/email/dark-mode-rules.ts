import { darkEmailPalette, emailPalette } from "./email-palette";

type Color = keyof typeof emailPalette;

/** Elements whose style says this; written without quotes, which React would escape. */
const toStyleSelector = (style: string) => `[style*=${style.replace(/[^\w-]/g, "\\$&")}]`;

/** One rule per color of a kind, for every element that names its light one. */
function toColorRules(
  colors: Readonly<Partial<Record<Color, string>>>,
  property: string,
  says: (light: string) => readonly string[],
): string[] {
  return Object.entries(emailPalette).flatMap(([name, light]) => {
    const dark = Object.entries(colors).find(([known]) => known === name)?.[1];
    return dark ? [`${says(light).map(toStyleSelector).join(",")}{${property}:${dark}!important}`] : [];
  });
}

const edges = ["border", "border-top", "border-bottom"] as const;

/**
 * The night side of every letter. Its colors stand in the elements themselves, because mail programs drop most else; those
 * that know what is dark (Apple's, Thunderbird) also know rules in the head, which find the elements by their colors.
 */
export const darkModeRules = `@media (prefers-color-scheme:dark){${[
  ...toColorRules(darkEmailPalette.text, "color", (light) => [`color:${light}`]),
  ...toColorRules(darkEmailPalette.surface, "background", (light) => [`background:${light}`]),
  ...edges.flatMap((edge) =>
    toColorRules(darkEmailPalette.edge, `${edge}-color`, (light) => [`${edge}:1px solid ${light}`]),
  ),
].join("")}}`;
