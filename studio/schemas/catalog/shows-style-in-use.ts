import { entryOf, listOf } from "../rules/read";

/** Requires at least one picture of the door in use, besides pictures of the sample. */
export function showsStyleInUse(images: unknown): true | string {
  const all = listOf(images).map(entryOf);
  if (all.length === 0 || all.some(({ type }) => type !== "sample")) return true;
  return "At least one picture has to show the style in use: all of these show the sample door.";
}
