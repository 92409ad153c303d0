import type { Content } from "./content";

/** A shop without a single document: every query answers null. Stands in where no content source is configured. */
export function createEmptyContent(): Content {
  return {
    fetch: async (_query, _params, schema) => schema.parse(null),
    version: () => 0,
    onPublish: () => () => undefined,
  };
}
