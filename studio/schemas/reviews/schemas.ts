import type { SchemaTypeDefinition } from "sanity";
import { review } from "./review";

export const reviewsSchemas: SchemaTypeDefinition[] = [review];
