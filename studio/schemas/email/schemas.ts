import type { SchemaTypeDefinition } from "sanity";
import { mailText } from "./mail-text";

export const emailSchemas: SchemaTypeDefinition[] = [mailText];
