import { coloredCardFields, projectAction } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { styleSlider } from "./style-slider.content";

export const styleSliderProjection = createProjection(styleSlider, {
  ...selectFields("title", "description"),
  action: projectAction("action"),
  styles: `styles[]->{${coloredCardFields}}`,
});
