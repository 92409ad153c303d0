import { type AppLoadContext, redirect } from "@remix-run/node";
import { readSession, type SignedInCustomer } from "~/domains/account/sign-in/session.server";
import { paths } from "~/kernel/paths";
import { readSessionToken } from "./cookies/account-cookies.server";

type RequestContext = { readonly request: Request; readonly context: AppLoadContext };

/** Returns the signed-in customer, or null for a guest (ACCT-001). */
export function getSignedInCustomer({
  request,
  context: { services },
}: RequestContext): Promise<SignedInCustomer | null> {
  return readSession(services, readSessionToken(request, services.env));
}

/** Returns the signed-in customer; a guest is redirected to sign in and back. */
export async function requireSignedInCustomer(args: RequestContext): Promise<SignedInCustomer> {
  const signedIn = await getSignedInCustomer(args);
  if (signedIn) return signedIn;
  throw redirect(toSignInUrl(new URL(args.request.url)), 303);
}

/** Returns the URL of the sign-in page with the page to return to. */
function toSignInUrl({ pathname }: URL): string {
  const page = pathname.replace(/\.data$/, "");
  return page === paths.account.home
    ? paths.account.signIn
    : `${paths.account.signIn}?${new URLSearchParams({ next: page })}`;
}

/** Returns the page after sign-in: a page of the account or the checkout, never another site. */
export function getReturnPath(request: Request): string {
  const next = new URL(request.url).searchParams.get("next") ?? "";
  const isAccountPage = /^\/my-account(\/[\w-]+)*$/.test(next) && !next.startsWith(paths.account.signIn);
  return isAccountPage || next === paths.checkout ? next : paths.account.home;
}
