import { createSchema } from "sanity";
import { schemaTypes } from ".";

/** The types of this shop, compiled as the Studio does. */
export const shopSchema = createSchema({ name: "default", types: schemaTypes });
