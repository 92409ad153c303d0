/** What the Studio's fields and the catalog's spreadsheet ask of a style alike. The Studio reads it: no alias here. */

/** What samples are filtered by (docs/glossary.md). */
export const colorFamilies = ["white", "gray", "blue", "green", "black", "brown"] as const;

export const colorCodePattern = /^#[0-9a-f]{6}$/i;

export const sampleSkuPattern = /^SMPL-[A-Z0-9-]+$/;
