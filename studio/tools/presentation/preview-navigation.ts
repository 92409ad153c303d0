/** The address of a document the frame beside it stands at, and where it was sent last. */
export type PreviewNavigation = {
  /** Undefined before it is known; null of a document that has none yet. */
  readonly reached: string | null | undefined;
  readonly sent?: { readonly to: string; readonly from: string; readonly times: number };
};

/** A page that leads back to where the frame came from is never reached. */
const maxAttempts = 5;

/** What is known after the document's address or the frame's was heard of, and whether the frame is to go there. */
export function updateNavigation(
  followed: PreviewNavigation,
  address: string | null,
  shown: string,
): { readonly followed: PreviewNavigation; readonly goes: boolean } {
  const isShown = getPathname(shown) === address;
  const isFirst = followed.reached === undefined;
  const hasArrived = isReportedByPreview(shown) && (isShown || hasNavigatedAway(followed, address, shown));
  const reached = isFirst || hasArrived ? address : followed.reached;
  // Somebody who looks at another page meanwhile stays there.
  const isBeside = reached === null || getPathname(shown) === reached;
  const goes = address !== null && isBeside && !isShown && reached !== address;
  return { followed: { ...followed, reached }, goes };
}

/** The frame is sent from what it shows. */
export function recordNavigation(
  followed: PreviewNavigation,
  address: string,
  shown: string,
): PreviewNavigation {
  const times = followed.sent?.to === address ? followed.sent.times + 1 : 1;
  const reached = times < maxAttempts ? followed.reached : address;
  return { reached, sent: { to: address, from: getPathname(shown), times } };
}

/**
 * A frame that is only opening tells the page it comes from over what it was sent to, and is sent again; one that tells
 * a third page was led there, by the page or by somebody who looks around.
 */
function hasNavigatedAway({ sent: last }: PreviewNavigation, address: string | null, shown: string): boolean {
  return last !== undefined && last.to === address && last.from !== getPathname(shown);
}

/** The frame tells where it is by its whole address; the Studio itself writes a path. */
function isReportedByPreview(url: string): boolean {
  return URL.canParse(url);
}

function getPathname(url: string): string {
  return URL.canParse(url, "http://shop") ? new URL(url, "http://shop").pathname : "";
}
