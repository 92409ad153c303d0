/**
 * Patterns shared by the Studio's fields and the spreadsheet. The Studio imports this file: no path aliases
 * here.
 */

/** The color families that samples are filtered by (docs/glossary.md). */
export const colorFamilies = ["white", "gray", "blue", "green", "black", "brown"] as const;

export const colorCodePattern = /^#[0-9a-f]{6}$/i;

export const sampleSkuPattern = /^SMPL-[A-Z0-9-]+$/;
