/** Reproducible random numbers. A property test prints its seed, and `SEED=…` replays it (mulberry32). */
export type Random = { readonly seed: number; readonly integer: (from: number, to: number) => number };

export function createSeededRandom(
  seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31)),
): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { seed, integer: (from, to) => from + Math.floor(fraction() * (to - from + 1)) };
}
