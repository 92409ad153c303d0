/** Larger pictures are refused: decoding one takes four bytes a pixel. */
export const maxImagePixels = 100_000_000;
