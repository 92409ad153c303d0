import type { PageWords } from "../section";

export const favoritesWords: PageWords = {
  name: "favorites",
  path: "/favorites",
  title: "Your Favorites",
  seo: {
    title: "Your Favorite Cabinet Doors | Stile & Rail",
    description:
      "The cabinet doors you saved, in one place: compare up to four, order their samples, or send the list to whoever decides with you.",
  },
  sections: [
    {
      kind: "intro",
      title: "Your favorites",
      body: [
        "Tick up to four and compare them, or send the whole list to somebody by its link. Favorites stay in this browser until you take them out.",
      ],
    },
  ],
};
