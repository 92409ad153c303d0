import { useSyncExternalStore } from "react";
import { cookieAmong } from "~/kernel/cookies";
import { paths } from "~/kernel/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { signedInHintCookie } from "./signed-in-hint";

/**
 * The way to the account. The page is the same for everybody: that somebody is signed in here is read from a mark in
 * the browser, after the page has come.
 */
export function AccountLink() {
  const isSignedIn = useSyncExternalStore(subscribeToNothing, hasSignedInHint, () => false);
  const words = isSignedIn ? "Your account" : "Sign in";
  return (
    <Link
      to={paths.account.home}
      look="plain"
      title={words}
      className="target flex items-center gap-2 text-sm font-medium hover:text-pine sm:on-the-page:justify-center"
    >
      <Icon name="person" size="large" />
      <span className="sm:on-the-page:sr-only">{words}</span>
    </Link>
  );
}

/** Signing in and out load the page anew. */
function subscribeToNothing() {
  return () => undefined;
}

/** Where the shop has TLS the mark carries the prefix of all its cookies. */
function hasSignedInHint(): boolean {
  return [signedInHintCookie, `__Host-${signedInHintCookie}`].some(
    (name) => cookieAmong(document.cookie, name) === "1",
  );
}
