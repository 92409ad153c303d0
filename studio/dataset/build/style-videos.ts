import { image } from "./stored";

/** Drawn films of two cabinets going together; imagery/README.md says how they are made. */
export const videos = {
  framed: {
    title: "Putting a framed base cabinet together",
    value:
      "Five steps, drawn line by line and without sound: glue along the grooves of the floor panel, sides on, the back dropped into its slot so that it pulls the box square, the face frame clamped, drawer and door last. You need wood glue, a rubber mallet, two clamps and a cordless drill. Allow forty minutes for your first cabinet.",
    videoUrl: "/videos/assembly-framed-base.mp4",
    videoType: "video",
    thumbnail: image(
      "videos/assembly-framed-base.webp",
      "Line drawing of a base cabinet with its face frame about to go on",
    ),
  },
  frameless: {
    title: "Leveling a frameless cabinet on its legs",
    value:
      "A leg into each corner, a level across the sides, and a turn of each leg until the bubble rests in the middle. The toe kick clips on in front; the doors go on last, when nothing moves any more.",
    videoUrl: "/videos/assembly-frameless-legs.mp4",
    videoType: "video",
    thumbnail: image(
      "videos/assembly-frameless-legs.webp",
      "Line drawing of a frameless cabinet on four legs with a level lying on top",
    ),
  },
} as const;
