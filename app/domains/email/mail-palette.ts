/** Colours of mails. Mail programs know no custom properties: these are the tokens of app/ui/tokens.css in sRGB. */
export const mailPalette = {
  paper: "#f7f5f0",
  sheet: "#ffffff",
  ink: "#1d2621",
  inkSoft: "#4a5550",
  inkFaint: "#6a736d",
  line: "#e0ddd4",
  pine: "#1f4d3c",
  brass: "#9a7a35",
} as const;
