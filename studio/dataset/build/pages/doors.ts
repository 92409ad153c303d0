import { productStylesWords } from "../words/pages/product-styles";
import { written } from "./written";

/** What stands below every door's own page; title and description are each door's (S3 §2.2), and so is the trail. */
export const productStylesPage = written(productStylesWords, { withoutTrail: true });
