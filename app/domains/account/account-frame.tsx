import { Form, NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/kernel/paths";
import { classNames } from "~/ui/class-names";

const places = [["Overview", paths.account.home]] as const;

type AccountFrameProps = {
  readonly title: string;
  /** The page around it brings the title. */
  readonly isTitled?: boolean;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** Every page of the account: its places on the left (above, on a phone), one of them on the right. */
export function AccountFrame({ title, isTitled, lead, children }: AccountFrameProps) {
  return (
    <div className="container-wide section-tight grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <nav aria-label="Account" className="no-print lg:col-span-3">
        <ul className="flex gap-x-6 overflow-x-auto border-b border-line lg:flex-col lg:border-0">
          {places.map(([name, path]) => (
            <li key={path}>
              <NavLink to={path} end={path === paths.account.home} className={placeLook}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        <Form method="post" action={paths.account.signOut} className="mt-5 max-lg:hidden">
          <SignOutButton />
        </Form>
      </nav>
      <div className="min-w-0 lg:col-span-9">
        {isTitled ? null : <h1 className="font-display text-h1 text-balance">{title}</h1>}
        {lead ? <p className="mt-4 max-w-prose text-lead text-ink-soft">{lead}</p> : null}
        <div className="mt-9">{children}</div>
        <Form method="post" action={paths.account.signOut} className="no-print mt-14 lg:hidden">
          <SignOutButton />
        </Form>
      </div>
    </div>
  );
}

function SignOutButton() {
  return (
    <button
      type="submit"
      className="min-h-11 text-sm text-ink-soft underline decoration-brass decoration-1 underline-offset-4 hover:text-ink"
    >
      Sign out
    </button>
  );
}

function placeLook({ isActive }: { readonly isActive: boolean }): string {
  return classNames(
    "flex min-h-11 items-center whitespace-nowrap border-b-2 text-sm font-medium lg:border-b-0 lg:border-s-2 lg:ps-4",
    isActive ? "border-pine text-pine" : "border-transparent text-ink-soft hover:text-ink lg:border-line",
  );
}
