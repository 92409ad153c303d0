/** The tasks of an editor and the maximum number of clicks for each (decision 152). A browser test counts each. */
export const maxClicksByTask = {
  "a page of four blocks is built and put into the menu": 34,
  "a page is built beside the shop from nothing": 24,
  "a door style with two finishes and its sample is made": 24,
  "a post is written": 12,
  "a popup is switched on": 2,
  "a price is changed": 2,
  "a shipping rate is changed": 3,
  "a mail is changed and previewed": 1,
  "a redirect is made": 5,
  "a page is renamed, and what leads to it follows": 3,
  "an entry is added to the footer": 6,
  "a picture is found and named": 4,
  "a brand cannot be deleted while something leads to it": 3,
  "a slip is undone from history": 6,
  "a publish follows another at once": 3,
  "two editors write in one document": 2,
  "two editors write in one field": 1,
} as const;

export type Task = keyof typeof maxClicksByTask;
