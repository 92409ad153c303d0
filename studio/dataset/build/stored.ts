/** What a stored document is made of: the small vocabulary every table of this folder is written in. */

export type Stored = { readonly _id: string; readonly _type: string; readonly [field: string]: unknown };
export type Reference = { readonly _type: "reference"; readonly _ref: string; readonly _key?: string };
export type Slug = { readonly _type: "slug"; readonly current: string };
export type Focus = { readonly x: number; readonly y: number };
export type StoredImage = {
  readonly _type: "image";
  readonly _sanityAsset: string;
  readonly alt: string;
  readonly hotspot?: { readonly _type: "sanity.imageHotspot" } & Record<
    "x" | "y" | "width" | "height",
    number
  >;
};
export type Action = { text: string; path: string; variant?: string; target?: "_self" | "_blank" };

/** A picture of `studio/dataset/images`, in the notation that `sanity dataset import` turns into an asset. */
export function image(file: string, alt: string, focus?: Focus): StoredImage {
  return {
    _type: "image",
    _sanityAsset: `image@file://./images/${file}`,
    alt,
    ...(focus && { hotspot: { _type: "sanity.imageHotspot", ...focus, width: 0.6, height: 0.6 } }),
  };
}

export const slug = (current: string): Slug => ({ _type: "slug", current });

export const reference = (id: string): Reference => ({ _type: "reference", _ref: id });

/** References in a list need keys; the id is one. */
export const references = (ids: readonly string[]): Reference[] =>
  ids.map((id) => ({ ...reference(id), _key: id }));

/** List items need a stable `_key`: their place in the list, so that the output never changes by itself. */
export function keyed<T extends object>(prefix: string, items: readonly T[]): ({ _key: string } & T)[] {
  return items.map((item, index) => ({ _key: `${prefix}-${index + 1}`, ...item }));
}

/** The same for lists whose items are a named type of the Studio. */
export function typed<T extends object>(type: string, items: readonly T[]) {
  return keyed(type, items).map((item) => ({ _type: type, ...item }));
}

export const actions = (items: readonly Action[]) => typed("action", items);

export const action = (item: Action) => ({ _type: "action", ...item });

/** A link to a file of `studio/dataset/files`. */
export const fileLink = (file: string) => ({
  _type: "link",
  kind: "file",
  file: { _type: "file", _sanityAsset: `file@file://./files/${file}` },
});
