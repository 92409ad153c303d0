import { readCookie } from "@stile-and-rail/http/cookies";
import { useSyncExternalStore } from "react";
import { paths } from "~/kernel/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { signedInHintCookie } from "./signed-in-hint";

/**
 * The link to the account. The page is the same for all visitors; after it loads, a hint cookie tells
 * whether the visitor is signed in.
 */
export function AccountLink() {
  const isSignedIn = useSyncExternalStore(subscribeToNothing, hasSignedInHint, () => false);
  const label = isSignedIn ? "Your account" : "Sign in";
  return (
    <Link
      to={paths.account.home}
      variant="plain"
      title={label}
      className="target flex items-center gap-2 text-sm font-medium hover:text-pine sm:on-the-page:justify-center"
    >
      <Icon name="person" size="large" />
      <span className="sm:on-the-page:sr-only">{label}</span>
    </Link>
  );
}

/** Subscribes to nothing, because signing in and out reloads the page. */
function subscribeToNothing() {
  return () => undefined;
}

/** Returns whether the browser has the hint cookie. With TLS the cookie has the prefix `__Host-`. */
function hasSignedInHint(): boolean {
  return [signedInHintCookie, `__Host-${signedInHintCookie}`].some(
    (name) => readCookie(document.cookie, name) === "1",
  );
}
