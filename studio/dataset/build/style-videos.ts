import { image } from "./stored";

/** Drawn films of two cabinets going together; imagery/README.md says how they are made. */
export const videos = {
  framed: {
    title: "Putting a framed base cabinet together",
    videoUrl: "/videos/assembly-framed-base.mp4",
    videoType: "video",
    thumbnail: image(
      "videos/assembly-framed-base.webp",
      "Line drawing of a base cabinet with its face frame about to go on",
    ),
  },
  frameless: {
    title: "Levelling a frameless cabinet on its legs",
    videoUrl: "/videos/assembly-frameless-legs.mp4",
    videoType: "video",
    thumbnail: image(
      "videos/assembly-frameless-legs.webp",
      "Line drawing of a frameless cabinet on four legs with a level lying on top",
    ),
  },
} as const;
