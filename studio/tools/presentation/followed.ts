/** The address of a document the frame beside it stands at, and where it was sent last. */
export type Followed = {
  /** Undefined before it is known; null of a document that has none yet. */
  readonly reached: string | null | undefined;
  readonly sentTo?: string;
};

/** What is known after the document's address or the frame's was heard of, and whether the frame is to go there. */
export function heard(
  followed: Followed,
  address: string | null,
  shown: string,
): { readonly followed: Followed; readonly goes: boolean } {
  const isShown = pathOf(shown) === address;
  const isFirst = followed.reached === undefined;
  const reached = isFirst || (isShown && isTold(shown)) ? address : followed.reached;
  // Somebody who looks at another page meanwhile stays there.
  const isBeside = reached === null || pathOf(shown) === reached;
  const goes = address !== null && isBeside && !isShown && reached !== address;
  return { followed: { ...followed, reached }, goes };
}

/**
 * A frame that has only just opened tells its first page over what it was sent to: it is sent a second time, not a third
 * (a page that leads elsewhere is never reached).
 */
export function sent(followed: Followed, address: string): Followed {
  return { reached: followed.sentTo === address ? address : followed.reached, sentTo: address };
}

/** The frame tells where it is by its whole address; the Studio itself writes a path. */
function isTold(url: string): boolean {
  return URL.canParse(url);
}

function pathOf(url: string): string {
  return URL.canParse(url, "http://shop") ? new URL(url, "http://shop").pathname : "";
}
