/** The document URL that the preview has reached, and its last navigation. */
export type PreviewNavigation = {
  /** Undefined before it is known; null for a document without URL. */
  readonly reached: string | null | undefined;
  readonly sent?: { readonly to: string; readonly from: string; readonly times: number };
};

/** A page that redirects back is never reached. */
const maxAttempts = 5;

/**
 * Updates the state after a change of the document's URL or of the preview's location. `goes`: whether the
 * preview must navigate.
 */
export function updateNavigation(
  followed: PreviewNavigation,
  address: string | null,
  shownUrl: string,
): { readonly followed: PreviewNavigation; readonly shouldNavigate: boolean } {
  const isShown = getPathname(shownUrl) === address;
  const isFirst = followed.reached === undefined;
  const hasArrived =
    isReportedByPreview(shownUrl) && (isShown || hasNavigatedAway(followed, address, shownUrl));
  const reached = isFirst || hasArrived ? address : followed.reached;
  // A preview on another page stays there.
  const isBeside = reached === null || getPathname(shownUrl) === reached;
  const shouldNavigate = address !== null && isBeside && !isShown && reached !== address;
  return { followed: { ...followed, reached }, shouldNavigate };
}

export function recordNavigation(
  followed: PreviewNavigation,
  address: string,
  shownUrl: string,
): PreviewNavigation {
  const times = followed.sent?.to === address ? followed.sent.times + 1 : 1;
  const reached = times < maxAttempts ? followed.reached : address;
  return { reached, sent: { to: address, from: getPathname(shownUrl), times } };
}

/**
 * While loading, the preview reports its previous page, and the navigation is repeated. Any other page means that
 * the user or the page navigated elsewhere.
 */
function hasNavigatedAway({ sent }: PreviewNavigation, address: string | null, shownUrl: string): boolean {
  return sent !== undefined && sent.to === address && sent.from !== getPathname(shownUrl);
}

/** Returns whether a URL comes from the preview, which reports an absolute URL; the Studio writes a path. */
function isReportedByPreview(url: string): boolean {
  return URL.canParse(url);
}

function getPathname(url: string): string {
  return URL.canParse(url, "http://shop") ? new URL(url, "http://shop").pathname : "";
}
