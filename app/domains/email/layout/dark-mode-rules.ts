import { darkEmailPalette, emailPalette } from "./email-palette";

type Color = keyof typeof emailPalette;

/** Selects elements by their inline style. It has no quotes, because React would escape them. */
const toStyleSelector = (style: string) => `[style*=${style.replace(/[^\w-]/g, "\\$&")}]`;

/** Creates a rule for each color, for all elements with the light color in their style. */
function toColorRules(
  colors: Readonly<Partial<Record<Color, string>>>,
  property: string,
  toStyles: (light: string) => readonly string[],
): string[] {
  return Object.entries(emailPalette).flatMap(([name, light]) => {
    const dark = Object.entries(colors).find(([colorName]) => colorName === name)?.[1];
    return dark ? [`${toStyles(light).map(toStyleSelector).join(",")}{${property}:${dark}!important}`] : [];
  });
}

const edges = ["border", "border-top", "border-bottom"] as const;

/**
 * CSS rules for dark mode. Colors are inline, because email clients drop most other styles. Clients with a
 * dark mode (Apple Mail, Thunderbird) support rules in the head, which select elements by their inline
 * color.
 */
export const darkModeRules = `@media (prefers-color-scheme:dark){${[
  ...toColorRules(darkEmailPalette.text, "color", (light) => [`color:${light}`]),
  ...toColorRules(darkEmailPalette.surface, "background", (light) => [`background:${light}`]),
  ...edges.flatMap((edge) =>
    toColorRules(darkEmailPalette.edge, `${edge}-color`, (light) => [`${edge}:1px solid ${light}`]),
  ),
].join("")}}`;
