/** The version of Sanity's HTTP API that this desk's own queries are written for. */
export const apiVersion = "2025-02-19";
