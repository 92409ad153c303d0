import { coloredCardFields, projectAction } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { styleSlider } from "./style-slider.content";

export const styleSliderQuery = createProjection(styleSlider, {
  ...storedFields("title", "description"),
  action: projectAction("action"),
  styles: `styles[]->{${coloredCardFields}}`,
});
