import type { StegaFields } from "../../src/queries/stega-fields";

/** The fields of a small schema, by their use. */
export const stegaFields: StegaFields = {
  options: new Set(["bannerLayout", "kind"]),
  visibleOptions: { settings: new Set(["socials.kind"]) },
  comparedPaths: ["link.place"],
  comparedPathsByType: { page: new Set(["path", "blocks.filters"]) },
  comparedNamesByType: { form: new Set(["name"]) },
  machineRead: new Set(["seo"]),
  prose: new Set(["title", "label"]),
};
