/** The shop's line drawings that an editor can set beside words, by the names it knows them by. */
export const drawings = [
  { title: "Phone", value: "phone" },
  { title: "Envelope", value: "mail" },
  { title: "Speech bubble", value: "message" },
  { title: "Pin on a map", value: "pin" },
  { title: "Clock", value: "clock" },
  { title: "Magnifying glass", value: "search" },
  { title: "Door", value: "door" },
];
