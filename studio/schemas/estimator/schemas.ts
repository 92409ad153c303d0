import type { SchemaTypeDefinition } from "sanity";
import { estimateSummary } from "./estimate-summary";
import { estimatorField, estimatorOption } from "./estimator-field";
import { estimatorGroup } from "./estimator-group";
import { estimatorTemplate } from "./estimator-template";
import { priceBook } from "./price-book";

export const estimatorSchemas: SchemaTypeDefinition[] = [
  estimatorTemplate,
  estimatorGroup,
  estimatorField,
  estimatorOption,
  estimateSummary,
  priceBook,
];
