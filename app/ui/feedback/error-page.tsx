import type { ReactNode } from "react";
import { ButtonLink } from "../button";

export type ErrorPageProps = {
  /** The HTTP status; absent when no response has arrived. */
  readonly code?: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly actions: readonly { readonly text: string; readonly path: string }[];
  /** False when the page has a title above it. */
  readonly isFirst?: boolean;
  /** Shown before the links: a button that tries again. */
  readonly retry?: ReactNode;
  /** Shown below the links: what staff need to find the error. */
  readonly reference?: ReactNode;
};

/** The page for a missing address or an error: the cause and links to continue. */
export function ErrorPage({ code, title, text, actions, isFirst = true, retry, reference }: ErrorPageProps) {
  const Heading = isFirst ? "h1" : "h2";
  const [first, ...otherActions] = actions;
  return (
    <section className="relative overflow-clip">
      {code ? (
        <p aria-hidden="true" className="ghost-word">
          {code}
        </p>
      ) : null}
      <div className="container-wide relative grid grid-cols-12 gap-gap py-section">
        <div className="col-span-12 md:col-span-8 xl:col-span-6 xl:col-start-2">
          {code ? <p className="eyebrow text-brass-deep">Error {code}</p> : null}
          <Heading className="mt-4">{title}</Heading>
          <p className="mt-5 max-w-prose text-lead text-ink-soft">{text}</p>
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
            {retry}
            {first ? (
              <ButtonLink to={first.path} variant={retry ? "secondary" : "primary"}>
                {first.text}
              </ButtonLink>
            ) : null}
            {otherActions.map((action) => (
              <ButtonLink key={action.path} to={action.path} variant="text">
                {action.text}
              </ButtonLink>
            ))}
          </div>
          {reference}
        </div>
      </div>
    </section>
  );
}
