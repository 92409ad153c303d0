import { toList, toRecord } from "../rules/read-untyped";
import { toSlugFromTitle } from "../rules/slug-from-title";
import { toPublishedId } from "../rules/unique-value";

type StyleFinish = {
  readonly _id: string;
  readonly _type: "finish";
  readonly label: string;
  readonly value: string;
  readonly image: object;
  readonly style: { readonly _type: "reference"; readonly _ref: string; readonly _weak: true };
};

/** Returns the finish of a door style with a color and a described first picture. */
export function toStyleFinish(document: unknown): StyleFinish | undefined {
  const { _id, color, images } = toRecord(document);
  const { asset, alt, crop, hotspot } = toRecord(toList(images)[0]);
  if (typeof _id !== "string" || typeof color !== "string" || typeof alt !== "string") return undefined;
  const [label, style] = [color.trim(), toPublishedId(_id)];
  const value = toSlugFromTitle(label);
  if (!value || !alt.trim() || typeof toRecord(asset)._ref !== "string") return undefined;
  return {
    _id: `finish-${style.replace(/^style-/, "")}`,
    _type: "finish",
    label,
    value,
    image: { _type: "image", asset, alt, ...(crop ? { crop } : {}), ...(hotspot ? { hotspot } : {}) },
    style: { _type: "reference", _ref: style, _weak: true },
  };
}
