/** The drawings an editor may set on a card (S1 §3, iconName); each is one of `app/ui/icon.tsx`. */
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
