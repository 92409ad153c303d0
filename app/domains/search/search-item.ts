/** The types of results, in the order of their groups. */
export const searchTypes = ["style", "post", "faq", "page"] as const;
export type SearchType = (typeof searchTypes)[number];

export const groupTitles = {
  style: "Door styles",
  post: "From the blog",
  faq: "FAQs",
  page: "Pages",
} as const satisfies Record<SearchType, string>;

export const searchPictureSize = 100;

type SearchImage = {
  readonly type: "base";
  readonly src: string;
  readonly altText: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
};

/** A search result as the popup shows it (SRCH-007). */
export type SearchItem = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly sku: string;
  readonly type: SearchType;
  readonly categories: readonly string[];
  readonly images: readonly SearchImage[];
  readonly path: string;
};

export type SearchGroup = { readonly type: SearchType; readonly items: readonly SearchItem[] };

/** The response of `/api/search`. */
export type Suggestions = { readonly count: number; readonly groups: readonly SearchGroup[] };
