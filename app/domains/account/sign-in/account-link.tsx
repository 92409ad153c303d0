import { paths } from "~/kernel/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useSignedInHint } from "./use-signed-in-hint";

/**
 * The link to the account. The page is the same for all visitors; after it loads, a hint cookie tells
 * whether the visitor is signed in.
 */
export function AccountLink() {
  const isSignedIn = useSignedInHint();
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
