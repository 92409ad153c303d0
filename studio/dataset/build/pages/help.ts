import * as block from "../blocks";
import { image } from "../stored";
import { claimWords } from "../words/pages/claim";
import { faqsWords } from "../words/pages/faqs";
import { reviewsWords } from "../words/pages/reviews";
import { written } from "./written";

export const claimPage = written(claimWords, {
  pictures: {
    "Until you hear from us": image(
      "doors/ivys-detail.webp",
      "Corner of a green shaker door with a brass pull",
    ),
  },
  closing: [
    block.formBlock("form", {
      title: "File it here",
      description: "Three short steps. What you have sent is kept when you come back in this tab.",
      form: "claim",
    }),
    block.contactInfo("help", { title: "A person answers", layout: "help" }),
  ],
});

export const faqsPage = written(faqsWords, {
  schemas: { video: false, googleSearchConsole: true, googleTagManager: true }, // S3 §3.2
  closing: [
    block.formBlock("ask", {
      title: "Not among them?",
      description: "Ask. What is asked often ends up on this page.",
      form: "here-to-help",
    }),
    block.contactInfo("help", { title: "Or ask directly", layout: "help", hasChat: true }),
  ],
});

export const reviewsPage = written(reviewsWords, {
  pictures: {
    "Bought from us?": image("kitchens/hysk.webp", "Honey colored shaker kitchen with an island", {
      x: 0.5,
      y: 0.6,
    }),
  },
  closing: [
    block.widget("badges", {
      kind: "reviews",
      title: "Your turn, once the last door hangs straight",
      description: "Write to us what held and what did not. What you say is shown word for word.",
      actions: [{ text: "Write a review", path: "mailto:hello@stileandrail.example", variant: "primary" }],
    }),
  ],
});
