import type { DemoDocument } from "@stile-and-rail/demo-content";
import { z } from "zod";

type Node = Record<string, unknown>;

/** Every object inside a value, itself included: pictures, references and blocks are found by their shape. */
export function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const pictureShape = z.object({ _sanityAsset: z.string(), alt: z.string() });

/** The pictures of some documents: their file below packages/demo-content and their text. */
export const picturesIn = (documents: readonly DemoDocument[]) =>
  objectsIn(documents)
    .filter((node) => String(node._sanityAsset).startsWith("image@"))
    .map((node) => pictureShape.parse(node))
    .map(({ _sanityAsset, alt }) => ({ file: _sanityAsset.replace("image@file://./", ""), alt }));

/** Every string a reader may see, with the field it stands in. */
export function textsIn(value: unknown, field = ""): { field: string; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

/** Sentences of prose: long enough that two equal ones are no accident. */
export const sentencesIn = (value: unknown): string[] =>
  textsIn(value)
    .filter(({ field }) =>
      ["text", "description", "reviewText", "title", "subTitle", "caption"].includes(field),
    )
    .flatMap(({ text }) => text.split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.split(" ").length >= 5);
