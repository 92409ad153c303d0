import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "~/kernel/paths";
import { classNames } from "~/ui/class-names";
import { Spinner } from "~/ui/feedback/spinner";

type AccountSection = {
  readonly name: string;
  readonly path: string;
  readonly includedPaths?: readonly string[];
};

/** `includedPaths`: other paths that belong to a section. */
const accountSections: readonly AccountSection[] = [
  { name: "Overview", path: paths.account.home },
  { name: "Orders", path: paths.account.orders, includedPaths: [paths.account.orderViewBare] },
  { name: "Quotes", path: paths.account.quotes, includedPaths: [paths.account.quoteViewBare] },
  {
    name: "Addresses",
    path: paths.account.addresses,
    includedPaths: [paths.account.addressAdd, paths.account.addressNew, paths.account.addressEdit("")],
  },
  { name: "Favorites", path: paths.favorites },
  { name: "Profile", path: paths.account.profile },
  { name: "Sign-ins", path: paths.account.security },
  { name: "Your data", path: paths.account.data },
];

type AccountFrameProps = {
  /** Absent when the content has its own title. */
  readonly title?: string;
  /** Whether the surrounding page shows the title. */
  readonly isTitled?: boolean;
  readonly introduction?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of every account page: navigation on the left (above on a phone), content on the right. */
export function AccountFrame(props: AccountFrameProps) {
  const isFetching = useIsFetching();
  return (
    <div className="container-wide section-tight grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <nav aria-label="Account" className="no-print min-w-0 lg:col-span-3">
        <AccountNav />
        <SignOut className="mt-5 max-lg:hidden" />
      </nav>
      <div className="min-w-0 lg:col-span-9">
        {isFetching ? <LoadingIndicator /> : <Content {...props} />}
        <SignOut className="no-print mt-14 lg:hidden" />
      </div>
    </div>
  );
}

/** The account's navigation: a column in a wide window, on a phone a row that scrolls to the current section. */
function AccountNav() {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current place
  useEffect(() => scrollToCurrent(row.current), [pathname]);
  return (
    <ul ref={row} className="flex gap-x-6 overflow-x-auto border-b border-line lg:flex-col lg:border-0">
      {accountSections.map(({ name, path, includedPaths = [] }) => {
        const isHere = pathname === path;
        const isCurrent = isHere || includedPaths.some((pathPrefix) => pathname.startsWith(pathPrefix));
        return (
          <li key={path}>
            <Link
              to={path}
              aria-current={isHere ? "page" : isCurrent ? "true" : undefined}
              className={getLinkClasses(isCurrent)}
            >
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Scrolls only the row, not the page. */
function scrollToCurrent(row: HTMLUListElement | null): void {
  const current = row?.querySelector<HTMLElement>("[aria-current]");
  if (!row || !current) return;
  const [rowBox, linkBox] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  row.scrollLeft += linkBox.left - rowBox.left - (rowBox.width - linkBox.width) / 2;
}

function Content({ title, isTitled, introduction, children }: AccountFrameProps) {
  return (
    <>
      {isTitled || !title ? null : <h1 className="font-display text-h1 text-balance">{title}</h1>}
      {introduction ? <p className="mt-4 max-w-prose text-lead text-ink-soft">{introduction}</p> : null}
      <div className={title ? "mt-9" : undefined}>{children}</div>
    </>
  );
}

function LoadingIndicator() {
  return (
    <p className="flex justify-center py-24">
      <Spinner size="large" label="Loading" />
    </p>
  );
}

/** ORD-016: returns true while an order or a quote loads, so that the frame shows a spinner. */
function useIsFetching(): boolean {
  const { state, location } = useNavigation();
  const views = [paths.account.orderViewBare, paths.account.quoteViewBare];
  return state === "loading" && views.some((view) => location.pathname.startsWith(`${view}/`));
}

function SignOut({ className }: { readonly className: string }) {
  return (
    <Form method="post" action={paths.account.signOut} reloadDocument className={className}>
      <button
        type="submit"
        className="min-h-11 text-sm text-ink-soft underline decoration-brass decoration-1 underline-offset-4 hover:text-ink"
      >
        Sign out
      </button>
    </Form>
  );
}

function getLinkClasses(isCurrent: boolean): string {
  return classNames(
    "flex min-h-11 items-center whitespace-nowrap border-b-2 text-sm font-medium lg:border-b-0 lg:border-s-2 lg:ps-4",
    isCurrent ? "border-pine text-pine" : "border-transparent text-ink-soft hover:text-ink lg:border-line",
  );
}
