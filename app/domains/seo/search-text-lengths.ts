/** Search engines cut titles of 60 or more characters (SEO-001). */
export const maxTitleLength = 59;

/** Search engines replace shorter descriptions and cut longer ones (SEO-001). */
export const descriptionLength = { min: 70, max: 160 } as const;
