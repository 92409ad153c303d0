import { redirect } from "@remix-run/node";

/** Redirects when the URL names a page that the list does not have ('999', '0', 'abc'). */
export function requireListPage(request: Request, shown: number, addressOfShown: string): void {
  const named = new URL(request.url).searchParams.get("page");
  if (named !== null && named !== String(shown)) throw redirect(addressOfShown);
}
