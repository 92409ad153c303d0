const youtubeUrl =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/** The id of a film on YouTube; undefined where the address names none. */
export function parseYoutubeId(address: string): string | undefined {
  return youtubeUrl.exec(address)?.[1];
}
