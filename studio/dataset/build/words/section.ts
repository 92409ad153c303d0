/** Words before they are blocks: what a page says, in shapes that name no layout. Lines are prose as in `rich`. */
type Lines = readonly string[];
type Link = { readonly text: string; readonly path: string };
type Item = { readonly title: string; readonly description: string; readonly link?: Link };

export type Section =
  | { kind: "intro"; title: string; shadowText?: string; body: Lines; links?: readonly Link[] }
  | { kind: "text"; title: string; body: Lines; links?: readonly Link[] }
  | { kind: "list"; title: string; body?: Lines; items: Lines }
  | { kind: "steps"; title: string; body?: Lines; steps: readonly Item[] }
  | { kind: "faq"; title: string; body?: Lines; questions: Lines }
  | { kind: "cards"; title: string; body?: Lines; cards: readonly Item[] }
  | { kind: "table"; title: string; caption?: string; body?: Lines; columns: Lines; rows: readonly Lines[] }
  | { kind: "review"; title: string; body?: Lines; reviews: Lines };

/** The words of one page: a name of S1 §1, its address, its metadata (ruling C53) and its sections in order. */
export type PageWords = {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  /** `/how-to-buy-kitchen` has none: S3 §2.1, ruling B09. */
  readonly seo?: { readonly title: string; readonly description: string };
  /** A sample of a legal text, for the retailer's lawyer to replace. */
  readonly sample?: true;
  readonly sections: readonly Section[];
};
