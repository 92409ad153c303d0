import { projectAction, projectImage } from "~/content/groq-fragments.server";

/** The fields of a card for `cardSchema`. */
export const cardFields = `
  _key, title, description, stepNumber, hideStepNumber, iconName, label,
  "image": ${projectImage("image")}, "hoverImage": ${projectImage("hoverImage")}, "action": ${projectAction("action")}
`;
