import type { Stored } from "./stored";

import { moreReviews } from "./words/reviews";

type Review = {
  slug: string;
  name: string;
  rating: number;
  location: string;
  reviewText: string;
};

/** Written for this demonstration and marked as such, in the CMS and on the page: nobody here is a real customer. */
const reviews: readonly Review[] = [
  {
    slug: "sample-on-windowsill",
    name: "Marlene K.",
    rating: 5,
    location: "Sidney, Montana",
    reviewText:
      "I had three blues standing on the windowsill for two weeks. The one I would have ordered from the screen was the first to go back in the box. Trenton in Navy stayed, and it still looks right at six in the morning.",
  },
  {
    slug: "assembled-eleven",
    name: "Tom and Ruth A.",
    rating: 4.5,
    location: "Williston, North Dakota",
    reviewText:
      "Eleven base cabinets in a weekend with two people who had never done it. The instructions are plain, and the boxes really do square themselves. We would ask for assembled wall units next time, for the sake of our shoulders.",
  },
  {
    slug: "honest-about-oak",
    name: "Priya S.",
    rating: 5,
    location: "Billings, Montana",
    reviewText:
      "They told me Driftwood would not match my floor and sent two samples that might. That saved me a very expensive mistake.",
  },
  {
    slug: "grey-wood-apartment",
    name: "Daniel O.",
    rating: 4,
    location: "Dallas, Texas",
    reviewText:
      "Grey Wood in a small apartment. Delivery took a day longer than announced, but every door was wrapped on its own and nothing was chipped. The drawers close like a good car door.",
  },
];

export const reviewDocuments: readonly Stored[] = [...reviews, ...moreReviews].map(({ slug, ...review }) => ({
  _id: `review-${slug}`,
  _type: "review",
  ...review,
  platform: "Demo review",
  isDemo: true,
}));
