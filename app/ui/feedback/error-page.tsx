import type { ReactNode } from "react";
import { ButtonLink } from "../button";

export type ErrorPageProps = {
  readonly code: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly actions: readonly { readonly text: string; readonly path: string }[];
};

/** The page for a missing address or an error: the cause and links to continue. */
export function ErrorPage({ code, title, text, actions }: ErrorPageProps) {
  const [first, ...otherActions] = actions;
  return (
    <section className="relative overflow-clip">
      <p aria-hidden="true" className="ghost-word">
        {code}
      </p>
      <div className="container-wide relative grid grid-cols-12 gap-gap py-section">
        <div className="col-span-12 md:col-span-8 xl:col-span-6 xl:col-start-2">
          <p className="eyebrow text-brass-deep">Error {code}</p>
          <h1 className="mt-4">{title}</h1>
          <p className="mt-5 max-w-prose text-lead text-ink-soft">{text}</p>
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
            {first ? <ButtonLink to={first.path}>{first.text}</ButtonLink> : null}
            {otherActions.map((action) => (
              <ButtonLink key={action.path} to={action.path} variant="text">
                {action.text}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
