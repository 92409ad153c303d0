import { redirect } from "@remix-run/node";

/** Throws a redirect to the page that a list shows, where the address names a page it does not have ('999', '0', 'abc'). */
export function requireListPage(request: Request, shown: number, addressOfShown: string): void {
  const named = new URL(request.url).searchParams.get("page");
  if (named !== null && named !== String(shown)) throw redirect(addressOfShown);
}
