/** Larger images are refused: decoding takes four bytes per pixel. */
export const maxImagePixels = 100_000_000;
