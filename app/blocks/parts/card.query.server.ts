import { link, picture } from "~/content/fragments.server";

/** A card as `cardShape`. */
export const cardFields = `_key, title, description, stepNumber, "image": ${picture("image")}, "action": ${link("action")}`;
