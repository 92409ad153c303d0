import { toList, toRecord } from "../rules/read-untyped";

/** Requires at least one picture of the door in use, besides pictures of the sample. */
export function requirePictureInUse(images: unknown): true | string {
  const all = toList(images).map(toRecord);
  if (all.length === 0 || all.some(({ type }) => type !== "sample")) return true;
  return "At least one picture has to show the style in use: all of these show the sample door.";
}
