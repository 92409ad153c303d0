import type { DemoDocument } from "@stile-and-rail/demo-content";
import { z } from "zod";

type Node = Record<string, unknown>;

/** Lists every object inside a value, including the value itself. */
export function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const pictureShape = z.object({ _sanityAsset: z.string(), alt: z.string() });

/** Lists the pictures of the documents with their file below packages/demo-content and their alt text. */
export const picturesIn = (documents: readonly DemoDocument[]) =>
  objectsIn(documents)
    .filter((node) => String(node._sanityAsset).startsWith("image@"))
    .map((node) => pictureShape.parse(node))
    .map(({ _sanityAsset, alt }) => ({ file: _sanityAsset.replace("image@file://./", ""), alt }));

/** Lists every string with the name of its field. */
export function textsIn(value: unknown, field = ""): { field: string; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

/** Lists sentences of at least five words, so that equal sentences are not a coincidence. */
export const sentencesIn = (value: unknown): string[] =>
  textsIn(value)
    .filter(({ field }) =>
      ["text", "description", "reviewText", "title", "subTitle", "caption"].includes(field),
    )
    .flatMap(({ text }) => text.split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.split(" ").length >= 5);
