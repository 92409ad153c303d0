import type { SchemaTypeDefinition } from "sanity";
import { mailText } from "./email-copy";

export const emailSchemas: SchemaTypeDefinition[] = [mailText];
