/** The shop's icons that editors can choose, by name. */
export const drawings = [
  { title: "Phone", value: "phone" },
  { title: "Envelope", value: "mail" },
  { title: "Speech bubble", value: "message" },
  { title: "Pin on a map", value: "pin" },
  { title: "Clock", value: "clock" },
  { title: "Magnifying glass", value: "search" },
  { title: "Door", value: "door" },
];
