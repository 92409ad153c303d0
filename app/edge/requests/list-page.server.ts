import { redirect } from "@remix-run/node";

/** Redirects when the URL contains a page number that the list does not have ('999', '0', 'abc'). */
export function requireListPage(request: Request, shownPage: number, addressOfShown: string): void {
  const requestedPage = new URL(request.url).searchParams.get("page");
  if (requestedPage !== null && requestedPage !== String(shownPage)) throw redirect(addressOfShown);
}
