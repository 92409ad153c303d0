/** In place of the player for films of Sanity's Media Library: no field of this Studio takes one, and it is 1.4 MB of scripts. */
export default function NoVideoPlayer(): null {
  return null;
}
