const youtubeUrl =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/** Returns the YouTube id in a URL; undefined if the URL contains none. */
export function parseYoutubeId(address: string): string | undefined {
  return youtubeUrl.exec(address)?.[1];
}
