/** Set by the Studio's preview; whoever carries it sees drafts, uncached. */
export const previewCookieName = "shop-preview";

export function asksForPreview(cookieHeader: string | undefined): boolean {
  return cookieHeader?.includes(`${previewCookieName}=`) ?? false;
}
