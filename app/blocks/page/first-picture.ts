import type { ContentImage } from "~/content/schemas";
import type { Block } from "../block-contents";

/** Returns the first picture of a page; social previews use it if an editor chose none. */
export function findFirstPicture(blocks: readonly Block[]): ContentImage | undefined {
  return blocks.flatMap(getPictures)[0];
}

function getPictures(block: Block): readonly ContentImage[] {
  const blockImages = "image" in block ? [block.image] : [];
  const cards = "cards" in block ? block.cards.map(({ image }) => image) : [];
  const pictures = "pictures" in block ? block.pictures.map(({ image }) => image) : [];
  const films = "videos" in block ? block.videos.map(({ thumbnail }) => thumbnail) : [];
  const doors = "styles" in block ? block.styles.map(({ image }) => image) : [];
  return [...blockImages, ...cards, ...pictures, ...films, ...doors].flatMap((image) => image ?? []);
}
