import type { SchemaTypeDefinition } from "sanity";
import { popup } from "./popup";
import { popupTrigger } from "./popup-trigger";

export const popupsSchemas: SchemaTypeDefinition[] = [popup, popupTrigger];
