type Review = {
  readonly slug: string;
  readonly name: string;
  readonly rating: number;
  readonly location: string;
  readonly reviewText: string;
  readonly platform: "Demo review";
  readonly isDemo: true;
};

const demo = { platform: "Demo review", isDemo: true } as const;

/** Eight more reviews, written for this demonstration and marked as such: nobody here is a real customer. */
export const moreReviews: readonly Review[] = [
  {
    ...demo,
    slug: "plan-without-island",
    name: "Carol and Jim T.",
    rating: 5,
    location: "Glendive, Montana",
    reviewText:
      "We came in asking for an island and left with a peninsula. Ingrid laid tape on their floor and made us both walk past the dishwasher. Six months on, we have not bumped into each other once.",
  },
  {
    ...demo,
    slug: "crushed-corner",
    name: "Aaron P.",
    rating: 4.5,
    location: "Bismarck, North Dakota",
    reviewText:
      "One carton of twenty-two had a crushed corner. I had pictures, they had the new door under way two days later. It took as long as the first ones did, so half a star off for my impatience.",
  },
  {
    ...demo,
    slug: "sage-in-the-north",
    name: "Lena H.",
    rating: 5,
    location: "Spokane, Washington",
    reviewText:
      "Sage looked gray in my north kitchen and Augusta looked like a forest. I would never have guessed it from the pictures. Two free doors and ten dollars of shipping settled a three-month argument.",
  },
  {
    ...demo,
    slug: "read-the-instructions",
    name: "Gus M.",
    rating: 4,
    location: "Rapid City, South Dakota",
    reviewText:
      "I put the left side on the right, glued it, and found out on page two. Entirely my own fault. They sold me one panel and did not laugh until I did.",
  },
  {
    ...demo,
    slug: "deposit-then-balance",
    name: "Renée D.",
    rating: 5,
    location: "Minneapolis, Minnesota",
    reviewText:
      "Paid a first part from the link in the email and the rest when the truck was booked. I always knew what was still open, to the cent. No account, no calls about upgrades.",
  },
  {
    ...demo,
    slug: "black-needs-wiping",
    name: "Marcus W.",
    rating: 4,
    location: "Omaha, Nebraska",
    reviewText:
      "The black shaker doors are beautiful and they show flour. Dana told us so in plain words before we ordered. We would choose them again and keep the cloth where it is.",
  },
  {
    ...demo,
    slug: "ninety-year-old-walls",
    name: "Edith N.",
    rating: 5,
    location: "Miles City, Montana",
    reviewText:
      "My house was built in 1931 and leans toward the river. They asked for three measurements of every wall and drew fillers where I did not know I needed any. The installer said it was the first plan he had not had to correct.",
  },
  {
    ...demo,
    slug: "flown-to-fairbanks",
    name: "Kirsten B.",
    rating: 4.5,
    location: "Fairbanks, Alaska",
    reviewText:
      "Air freight for samples is not cheap, but the price was on the screen before I paid. Three doors came in eight days, wrapped like eggs. White Pine won.",
  },
];
