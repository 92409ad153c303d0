import type { SchemaTypeDefinition } from "sanity";
import { taxState, taxZip } from "./tax";
import { taxRule } from "./tax-rule";

export const taxSchemas: SchemaTypeDefinition[] = [taxRule, taxState, taxZip];
