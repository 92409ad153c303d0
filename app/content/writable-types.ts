/** The document types that a role can write in the CMS. Roles that are not listed can write all types. */
export const writableTypes = { sales: ["priceBook"] } as const;
