/**
 * Colors of mails. Mail programs know no custom properties: these are the tokens of app/ui/tokens.css in sRGB, but for
 * `paper`, which is that of the drawn mail header, so that no seam shows around it.
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

/** What stands for them where the reader's program is dark; every text on every surface of it reads at 4.5:1. */
export const darkEmailPalette = {
  text: { ink: "#f1f0ea", inkSoft: "#cdd2cc", inkFaint: "#a5aca5", pine: "#9fcfb6" },
  surface: { paper: "#121714", sheet: "#1c2320", pine: "#2f6b51" },
  edge: { line: "#3a423d", ink: "#cdd2cc" },
} as const;
