import { Form, NavLink, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/kernel/paths";
import { classNames } from "~/ui/class-names";
import { Spinner } from "~/ui/spinner";

const places = [
  ["Overview", paths.account.home],
  ["Orders", paths.account.orders],
  ["Quotes", paths.account.quotes],
  ["Addresses", paths.account.addresses],
  ["Profile", paths.account.profile],
  ["Sign-ins", paths.account.security],
  ["Your data", paths.account.data],
] as const;

type AccountFrameProps = {
  /** Absent where the content brings its own. */
  readonly title?: string;
  /** The page around it brings the title. */
  readonly isTitled?: boolean;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** Every page of the account: its places on the left (above, on a phone), one of them on the right. */
export function AccountFrame(props: AccountFrameProps) {
  const isFetching = useIsFetching();
  return (
    <div className="container-wide section-tight grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <nav aria-label="Account" className="no-print min-w-0 lg:col-span-3">
        <ul className="flex gap-x-6 overflow-x-auto border-b border-line lg:flex-col lg:border-0">
          {places.map(([name, path]) => (
            <li key={path}>
              <NavLink to={path} end={path === paths.account.home} className={placeLook}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        <SignOut className="mt-5 max-lg:hidden" />
      </nav>
      <div className="min-w-0 lg:col-span-9">
        {isFetching ? <Fetching /> : <Content {...props} />}
        <SignOut className="no-print mt-14 lg:hidden" />
      </div>
    </div>
  );
}

function Content({ title, isTitled, lead, children }: AccountFrameProps) {
  return (
    <>
      {isTitled || !title ? null : <h1 className="font-display text-h1 text-balance">{title}</h1>}
      {lead ? <p className="mt-4 max-w-prose text-lead text-ink-soft">{lead}</p> : null}
      <div className={title ? "mt-9" : undefined}>{children}</div>
    </>
  );
}

function Fetching() {
  return (
    <p className="flex justify-center py-24">
      <Spinner size="large" label="Loading" />
    </p>
  );
}

/** ORD-016: on the way to an order or a quote a spinner stands where it will be. */
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

function placeLook({ isActive }: { readonly isActive: boolean }): string {
  return classNames(
    "flex min-h-11 items-center whitespace-nowrap border-b-2 text-sm font-medium lg:border-b-0 lg:border-s-2 lg:ps-4",
    isActive ? "border-pine text-pine" : "border-transparent text-ink-soft hover:text-ink lg:border-line",
  );
}
