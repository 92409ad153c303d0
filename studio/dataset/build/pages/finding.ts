import * as block from "../blocks";
import { compareWords } from "../words/pages/compare";
import { estimatorWords } from "../words/pages/estimator";
import { favoritesWords } from "../words/pages/favorites";
import { newsletterUnsubscribeWords } from "../words/pages/newsletter";
import { searchWords } from "../words/pages/search";
import { visualizerWords } from "../words/pages/visualizer";
import { written } from "./written";

/** What is found is no page of its own: search engines are sent to the pages themselves. */
export const searchPage = written(searchWords, { noIndex: true });

export const visualizerPage = written(visualizerWords);

/** What a visitor keeps or lays side by side is no page of its own either. */
export const favoritesPage = written(favoritesWords, { noIndex: true });

export const comparePage = written(compareWords, { noIndex: true });

/** Ruling A43: it stands in no trail. */
export const estimatorPage = written(estimatorWords, { withoutTrail: true });

export const newsletterPage = written(newsletterUnsubscribeWords, {
  noIndex: true,
  withoutTrail: true,
  closing: [
    block.newsletterUnsubscribe("leave", {
      failure: "This link does not open a subscription. Please use the one from our newest mail.",
    }),
  ],
});
