import type { PageWords } from "../section";

const cabinets = "/products/kitchen-cabinets";

/** The six detail pages of the gallery (PAGE-013), each about one of the rendered rooms `scenes/kitchen-{n}`. */
export const galleryKitchensWords: readonly PageWords[] = [
  {
    name: "inspiration-gallery",
    path: "/inspiration-gallery/kitchen-1",
    title: "Sage and Oak Kitchen",
    seo: {
      title: "Sage Green Kitchen with an Oak Island | Stile & Rail",
      description:
        "A sage shaker kitchen with an oak island, open shelves and brass, and the cabinet doors to build it with. Sidney, Montana.",
    },
    sections: [
      {
        kind: "intro",
        title: "Sage and oak under a window",
        shadowText: "Sage",
        body: [
          "Green cabinets look best where something alive stands beside them. Here it is an oak island and a branch in a vase.",
        ],
      },
      {
        kind: "text",
        title: "Why it works",
        body: [
          "The sink wall has one tall cabinet and one wall cabinet, and shelves where you would expect three more. That keeps the window wide and the green from closing in. Apart from the shelves and the floor the island is the only wood in the room, and it is two steps deeper than either.",
          "Long drawers on the right replace doors, so nobody kneels for a pan.",
        ],
      },
      {
        kind: "list",
        title: "Doors that come close",
        items: [
          `[Oxford in Sage](${cabinets}/uscd/oxs), with a softer edge than the shaker in the picture`,
          `[Yarmouth Slab in Sage](${cabinets}/jsi-cabinetry/yssg), if you want the color without the frame`,
          `[USCD Shaker in Honey](${cabinets}/uscd/hysk) for the island`,
        ],
      },
    ],
  },
  {
    name: "inspiration-gallery",
    path: "/inspiration-gallery/kitchen-2",
    title: "Charcoal Slab Kitchen",
    seo: {
      title: "Charcoal Slab Kitchen with Stone Island | Stile & Rail",
      description:
        "Flat charcoal fronts, a waterfall island in pale stone and one oak shelf: how a dark kitchen stays light. Stile & Rail, Sidney, Montana.",
    },
    sections: [
      {
        kind: "intro",
        title: "A charcoal wall",
        shadowText: "Charcoal",
        body: [
          "Refrigerator and pantry vanish behind one dark plane, with two ovens let into it. What remains of the kitchen is a slab of stone and a shelf.",
        ],
      },
      {
        kind: "text",
        title: "Why it is not gloomy",
        body: [
          "Everything that throws light back is big: the floor, the backsplash of veined stone, the island top that runs down to the ground. Lamps hidden under the wall cabinets light the counter itself, and the dark fronts take care of the glare.",
          "Gaps between the doors are thin and even. In a kitchen like this they are the only ornament.",
        ],
      },
      {
        kind: "list",
        title: "Fronts in this spirit",
        items: [
          `[Yarmouth Slab in Charcoal](${cabinets}/jsi-cabinetry/ysch), painted, on a framed box`,
          `[Verona in Midnight Navy](${cabinets}/uscd/vmnt), frameless and super-matte, if blue may creep in`,
          `[Torino in Dark Wood](${cabinets}/uscd/tdwd) for a warmer version`,
        ],
      },
    ],
  },
  {
    name: "inspiration-gallery",
    path: "/inspiration-gallery/kitchen-3",
    title: "Cream Raised-Panel Kitchen",
    seo: {
      title: "Cream Kitchen with Raised Panel Doors | Stile & Rail",
      description:
        "Antique white raised panels, a wooden hood and an island like a sideboard: a traditional kitchen, rendered by Stile & Rail in Sidney.",
    },
    sections: [
      {
        kind: "intro",
        title: "Cream with raised panels",
        shadowText: "Cream",
        body: [
          "This is a kitchen that looks inherited. Cream instead of white, moldings that catch the lamp, iron where others have chrome.",
        ],
      },
      {
        kind: "text",
        title: "What holds it together",
        body: [
          "Symmetry does. Two tall cabinets stand at the ends, the range sits in the middle, and a hood on wooden brackets marks the spot. The island faces it like a sideboard, with small drawers above four doors.",
          "Cabinets end at one height under a common crown, so the many doors read as a single piece of furniture.",
        ],
      },
      {
        kind: "list",
        title: "To build one like it",
        items: [
          `[Casselberry in Antique White](${cabinets}/uscd/awcr), the richest profile we carry`,
          `[Dover White](${cabinets}/jsi-cabinetry/dvwt), simpler and brighter`,
          `[Yarmouth Raised in White](${cabinets}/jsi-cabinetry/yrwt), between those two`,
        ],
      },
    ],
  },
  {
    name: "inspiration-gallery",
    path: "/inspiration-gallery/kitchen-4",
    title: "Dark Wood Kitchen",
    seo: {
      title: "Dark Wood Kitchen with Iron Lanterns | Stile & Rail",
      description:
        "The cream kitchen of our gallery once more, in dark stained wood: what changes when paint becomes grain. Stile & Rail, Sidney, Montana.",
    },
    sections: [
      {
        kind: "intro",
        title: "The same room in dark wood",
        shadowText: "Wood",
        body: [
          "Not one cabinet has moved since the last picture. Only the finish is different, and yet it is another house, another season, and a later hour.",
        ],
      },
      {
        kind: "text",
        title: "What the stain does",
        body: [
          "Cream lets you see the moldings; dark wood lets you see the boards. Shadows sink in and the counters come forward, so the stone has to be light and the lamps under the cabinets have to be good.",
          "Look at the tall pair on either side. Grain running upward makes the ceiling seem higher than it is.",
        ],
      },
      {
        kind: "list",
        title: "Stains to hold in your hand",
        items: [
          `[Casselberry in Saddle](${cabinets}/uscd/sdcb), the nearest in shape, a little redder`,
          `[Upton in Brown](${cabinets}/jsi-cabinetry/upbw), the nearest in tone, with a plainer frame`,
          `[Oxford in Toffee](${cabinets}/uscd/oxt), two steps lighter`,
        ],
      },
    ],
  },
  {
    name: "inspiration-gallery",
    path: "/inspiration-gallery/kitchen-5",
    title: "Pale Pine Kitchen",
    seo: {
      title: "Pale Pine Frameless Kitchen | Stile & Rail, Sidney",
      description:
        "White pine grain without frames, a long white island and thin black lamps: a bright frameless kitchen to take ideas from. Sidney, Montana.",
    },
    sections: [
      {
        kind: "intro",
        title: "Pale pine by daylight",
        shadowText: "Pine",
        body: [
          "Wood as light as this behaves almost like a paint. From afar you see a calm cream wall, and two steps nearer it turns into grain.",
        ],
      },
      {
        kind: "text",
        title: "Three things to borrow",
        body: [
          "Let the wall cabinets be low and wide with doors that lift, and put a shelf below them for what is used every day. Keep the island in one plain color, here a warm white, so that the wood has something to lean on. And raise the ovens: a roast is safer at the height of your chest than at your shins.",
        ],
      },
      {
        kind: "list",
        title: "Made of",
        items: [
          `[Torino in White Pine](${cabinets}/uscd/twpn) for the tall and the wall cabinets`,
          `[Verona in Pure Blanc](${cabinets}/uscd/vpbc) for the island`,
          `[Palermo in Gloss White](${cabinets}/uscd/pmgw), should the room be short of light`,
        ],
      },
    ],
  },
  {
    name: "inspiration-gallery",
    path: "/inspiration-gallery/kitchen-6",
    title: "Navy Kitchen with Brass",
    seo: {
      title: "Small Navy Kitchen with Brass | Stile & Rail",
      description:
        "A compact navy kitchen with white counters, brass pulls and a window over the sink, and how to get the look. Stile & Rail, Sidney, Montana.",
    },
    sections: [
      {
        kind: "intro",
        title: "A navy kitchen for one cook",
        shadowText: "Navy",
        body: [
          "Three runs, one window, and a reach of about two steps to everything. In a room this size a strong color is easier to live with than a weak plan.",
        ],
      },
      {
        kind: "text",
        title: "How the blue stays friendly",
        body: [
          "Counters, wall tile and ceiling are white, and the window sits at the end of the view. Pulls, faucet and hood share one brass, which glows against navy as it never would against gray.",
          "The sink wall has no cabinets above it. That bit of bare wall is what lets you breathe.",
        ],
      },
      {
        kind: "list",
        title: "The doors for it",
        items: [
          `[Trenton Recessed in Navy](${cabinets}/jsi-cabinetry/trnv), with a cove inside the frame`,
          `[Yarmouth Slab in Navy](${cabinets}/jsi-cabinetry/ysnv) where lines should be few`,
          `[Essex in Norwich](${cabinets}/jsi-cabinetry/esnw), when navy is a shade too brave`,
        ],
      },
    ],
  },
];
