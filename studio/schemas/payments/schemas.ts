import type { SchemaTypeDefinition } from "sanity";
import { paymentMethod } from "./payment-method";

export const paymentsSchemas: SchemaTypeDefinition[] = [paymentMethod];
