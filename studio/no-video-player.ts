/** Replaces the video player of Sanity's Media Library: no field uses it, and it adds 1.4 MB of scripts. */
export default function NoVideoPlayer(): null {
  return null;
}
