import type { SchemaTypeDefinition } from "sanity";
import { faq } from "./faq";

export const faqSchemas: SchemaTypeDefinition[] = [faq];
