/** The icons that an editor can choose for a card; each must exist in `app/ui/icon.tsx`. */
export const cardIcons = [
  "check",
  "clock",
  "door",
  "download",
  "file",
  "heart",
  "mail",
  "message",
  "person",
  "phone",
  "pin",
  "print",
  "search",
] as const;
