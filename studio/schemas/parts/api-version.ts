/** The version of Sanity's HTTP API for the Studio's queries. */
export const apiVersion = "2025-02-19";
