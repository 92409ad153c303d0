import { entryOf, listOf } from "../rules/read";

/** The sample alone shows no style: at least one picture is of the door in use. */
export function showsStyleInUse(images: unknown): true | string {
  const all = listOf(images).map(entryOf);
  if (all.length === 0 || all.some(({ type }) => type !== "sample")) return true;
  return "At least one picture has to show the style in use: all of these show the sample door.";
}
