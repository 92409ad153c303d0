import type { Content } from "./content";

/**
 * Creates content without documents: every query returns null. It is used when no content source is
 * configured.
 */
export function createEmptyContent(): Content {
  return {
    fetch: async (_query, _params, schema) => schema.parse(null),
    version: () => 0,
    onPublish: () => () => undefined,
  };
}
