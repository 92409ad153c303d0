/**
 * Colours of mails. Mail programs know no custom properties: these are the tokens of app/ui/tokens.css in sRGB, but for
 * `paper`, which is that of the drawn mail header, so that no seam shows around it.
 */
export const letterPalette = {
  paper: "#faf8f4",
  sheet: "#ffffff",
  ink: "#171f1b",
  inkSoft: "#424a45",
  inkFaint: "#616862",
  line: "#dedcd5",
  pine: "#214937",
  brass: "#a47f3e",
} as const;
