/**
 * Colors of emails. Email clients support no custom properties, so these are the tokens of app/ui/styles/tokens.css
 * in sRGB. `paper` is the background of the drawn header picture, so that no edge is visible.
 */
export const emailPalette = {
  paper: "#faf8f4",
  sheet: "#ffffff",
  ink: "#171f1b",
  inkSoft: "#424a45",
  inkFaint: "#616862",
  line: "#dedcd5",
  pine: "#214937",
  brass: "#a47f3e",
} as const;

/** The colors in dark mode. Every text has a contrast of 4.5:1 on every surface. */
export const darkEmailPalette = {
  text: { ink: "#f1f0ea", inkSoft: "#cdd2cc", inkFaint: "#a5aca5", pine: "#9fcfb6" },
  surface: { paper: "#121714", sheet: "#1c2320", pine: "#2f6b51" },
  edge: { line: "#3a423d", ink: "#cdd2cc" },
} as const;
