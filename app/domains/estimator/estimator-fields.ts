import type { EstimatorField, EstimatorTemplate } from "./estimator-template";

/** Every question, group after group; apart from the shapes, whose schema library no browser needs. */
export function listEstimatorFields({
  groups,
}: Pick<EstimatorTemplate, "groups">): readonly EstimatorField[] {
  return groups.flatMap(({ fields }) => fields);
}
