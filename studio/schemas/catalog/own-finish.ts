import { wordFromTitle } from "../rules/from-title";
import { publishedId } from "../rules/only-one";
import { entryOf, listOf } from "../rules/read";

type OwnFinish = {
  readonly _id: string;
  readonly _type: "finish";
  readonly label: string;
  readonly value: string;
  readonly image: object;
  readonly style: { readonly _type: "reference"; readonly _ref: string; readonly _weak: true };
};

/** Returns the finish of a door style with a color and a described first picture. */
export function ownFinish(document: unknown): OwnFinish | undefined {
  const { _id, color, images } = entryOf(document);
  const { asset, alt, crop, hotspot } = entryOf(listOf(images)[0]);
  if (typeof _id !== "string" || typeof color !== "string" || typeof alt !== "string") return undefined;
  const [label, style] = [color.trim(), publishedId(_id)];
  const value = wordFromTitle(label);
  if (!value || !alt.trim() || typeof entryOf(asset)._ref !== "string") return undefined;
  return {
    _id: `finish-${style.replace(/^style-/, "")}`,
    _type: "finish",
    label,
    value,
    image: { _type: "image", asset, alt, ...(crop ? { crop } : {}), ...(hotspot ? { hotspot } : {}) },
    style: { _type: "reference", _ref: style, _weak: true },
  };
}
