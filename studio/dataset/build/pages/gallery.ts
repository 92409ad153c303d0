import * as block from "../blocks";
import { image, type StoredImage } from "../stored";
import { front, kitchenOf } from "../style-pictures";
import { styles } from "../styles";
import { galleryKitchensWords } from "../words/pages/gallery-kitchens";
import { inspirationGalleryWords } from "../words/pages/inspiration-gallery";
import { written } from "./written";

/** The six rendered rooms: their picture, and the doors that come close to them. */
const rooms = [
  {
    card: "Sage and oak",
    alt: "Sage green shaker kitchen with an oak island under a window",
    doors: ["oxs", "yssg", "hysk"],
  },
  {
    card: "A charcoal wall",
    alt: "Charcoal slab kitchen with two ovens and a pale stone island",
    doors: ["ysch", "vmnt", "tdwd"],
  },
  {
    card: "Cream with raised panels",
    alt: "Antique white kitchen with raised panels, lanterns and a wooden hood",
    doors: ["awcr", "dvwt", "yrwt"],
  },
  {
    card: "In dark wood",
    alt: "The same kitchen in dark stained wood with iron lanterns",
    doors: ["sdcb", "upbw", "oxt"],
  },
  {
    card: "Pale pine by daylight",
    alt: "Frameless pale pine kitchen with a long white island and black lamps",
    doors: ["twpn", "vpbc", "pmgw"],
  },
  {
    card: "Navy, for one cook",
    alt: "Small navy kitchen with brass pulls and a window above the sink",
    doors: ["trnv", "ysnv", "esnw"],
  },
] as const;

const nextWords = [
  "Flat fronts and a pale stone island come next.",
  "Next door it turns traditional.",
  "Now picture the same room in wood.",
  "And from the darkest room to the brightest.",
  "One more room, and a small one.",
  "That was the last. The first is only a step away.",
] as const;

const gallery = { text: "Inspiration Gallery", url: "/inspiration-gallery" };

export const inspirationGalleryPage = written(inspirationGalleryWords, {
  pictures: Object.fromEntries(rooms.map(({ card }, index) => [card, roomPicture(index)])),
  below: {
    "The kitchens": [
      block.gallery("walls", {
        title: "One room, eight moods",
        description:
          "The same plan dressed in eight finishes. Nothing moves but the doors, which is the fairest way to compare them.",
        pictures: ["esnw", "hysk", "gyse", "ivys", "awsk", "bksr", "dvsk", "upbw"].flatMap((code) =>
          kitchensIn(code),
        ),
      }),
    ],
  },
  closing: [
    block.callToAction("sample", {
      title: "Found your room?",
      description: "Start with its door.",
      actions: [{ text: "Choose sample doors", path: "/order-samples", variant: "primary" }],
    }),
  ],
});

export const galleryKitchenPages = galleryKitchensWords.map((words, index) => {
  const [intro, ...rest] = words.sections;
  if (intro?.kind !== "intro") throw new Error(`${words.path} opens without an intro`);
  return written(
    { ...words, sections: rest },
    {
      id: `kitchen-${index + 1}`,
      trail: [gallery],
      opening: [
        block.banner("room", {
          title: intro.title,
          description: intro.body.join(" "),
          image: roomPicture(index),
          actions: [],
          bannerLayout: "full",
        }),
      ],
      closing: [doorsOf(index), nextRoom(index)],
    },
  );
});

function doorsOf(index: number) {
  return block.gallery("doors", {
    title: "The doors, close up",
    pictures: (rooms[index]?.doors ?? []).flatMap((code) => [...kitchensIn(code), ...doorIn(code)]),
  });
}

function nextRoom(index: number) {
  const next = (index + 1) % rooms.length;
  return block.callToAction("next", {
    title: rooms[next]?.card ?? "",
    description: nextWords[index] ?? "",
    image: roomPicture(next),
    actions: [
      { text: "Walk in", path: `/inspiration-gallery/kitchen-${next + 1}`, variant: "primary" },
      { text: "All six rooms", path: gallery.url, variant: "text" },
    ],
  });
}

function roomPicture(index: number): StoredImage {
  return image(`scenes/kitchen-${index + 1}.webp`, rooms[index]?.alt ?? "", { x: 0.5, y: 0.55 });
}

/** The same room in these doors, where it has been rendered. */
function kitchensIn(code: string) {
  return styleOf(code).flatMap((style) => {
    const room = kitchenOf(style);
    return room ? [entry(style, room)] : [];
  });
}

function doorIn(code: string) {
  return styleOf(code).map((style) => entry(style, front(style)));
}

function styleOf(code: string) {
  return styles.filter((style) => style.code === code);
}

function entry({ name, path }: (typeof styles)[number], picture: StoredImage) {
  return { image: picture, caption: name, action: { text: "See the door", path } };
}
