import type { SchemaTypeDefinition } from "sanity";
import { faq } from "./faq";
import { faqCategory } from "./faq-category";

export const faqSchemas: SchemaTypeDefinition[] = [faq, faqCategory];
