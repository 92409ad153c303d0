import type { EstimatorField, EstimatorTemplate } from "./estimator-template";

/**
 * Returns the fields of all groups. It is separate from the schemas, so that the browser does not load zod.
 */
export function listEstimatorFields({
  groups,
}: Pick<EstimatorTemplate, "groups">): readonly EstimatorField[] {
  return groups.flatMap(({ fields }) => fields);
}
