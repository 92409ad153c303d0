import { link, picture } from "~/content/fragments.server";

/** A card as `cardShape`. */
export const cardFields = `
  _key, title, description, stepNumber, hideStepNumber, iconName, label,
  "image": ${picture("image")}, "hoverImage": ${picture("hoverImage")}, "action": ${link("action")}
`;
