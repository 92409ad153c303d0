/** What all doors of one kind of finish share: label, short point, row of the specifications, what to know, what is asked. */
type Finish = {
  readonly label: string;
  readonly point: string;
  readonly row: (name: string) => string;
  readonly note: string;
  /** The question it raises most, by its slug. */
  readonly question: string;
};

const paint = {
  label: "Painted",
  row: (name: string) => `${name} paint, catalyzed, satin (about 25 % sheen)`,
};

export const finishes = {
  paintedFrame: {
    ...paint,
    point: "Baked-on catalyzed paint in a soft satin sheen",
    note: "A painted frame is made of separate pieces of wood that move with the seasons. In time a fine line can appear in the paint where they meet; it is normal and does not weaken the joint.",
    question: "paint-lines",
  },
  paintedSlab: {
    ...paint,
    point: "Catalyzed satin paint, on the face and the edges alike",
    note: "A painted slab has no joints, so no lines will appear in its paint. Its edges are what to look after: keep the touch-up pen that comes with your kitchen for the odd knock.",
    question: "slab-lines",
  },
  stain: {
    label: "Stained wood",
    point: "Hand-wiped stain under a catalyzed satin top coat",
    row: (name) => `${name} stain, catalyzed satin top coat`,
    note: "Stain follows the wood: grain, knots and depth of color differ from board to board. Expect a whole kitchen to show a wider range than a single sample can.",
    question: "wood-varies",
  },
  woodGrain: {
    label: "Wood grain",
    point: "Matched grain, sealed with a low-sheen top coat",
    row: (name) => `${name}, wood-grain face with low-sheen seal`,
    note: "The pattern belongs to the face and not to a tree, so it differs less than real boards do. Order all fronts of a kitchen together all the same, because batches can vary slightly.",
    question: "grain-match",
  },
  matte: {
    label: "Super-matte",
    point: "Super-matte face, about 5 % sheen",
    row: (name) => `${name}, super-matte (about 5 % sheen)`,
    note: "The face resists fingerprints but not scouring powder. Warm water, a drop of dish soap and a soft cloth are all it needs.",
    question: "fingerprints",
  },
  gloss: {
    label: "High gloss",
    point: "Mirror-smooth clear coat, buffed",
    row: (name) => `${name}, clear-coated and buffed`,
    note: "Look at the sample at the angle your cabinets will have, with your own lamps on: gloss mirrors both. Light scratches can be buffed out, deep ones cannot.",
    question: "fingerprints",
  },
} as const satisfies Record<string, Finish>;

export type FinishKind = keyof typeof finishes;
