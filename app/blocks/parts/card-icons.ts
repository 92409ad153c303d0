/** The drawings an editor may set on a card; each is one of `app/ui/icon.tsx`. */
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
