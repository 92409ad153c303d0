import type { ReactNode } from "react";

const reasons = [
  ["Your orders", "Where each one is, what it cost and where it went."],
  ["Your addresses", "Saved once, filled in at every checkout."],
  ["Your samples, again", "The same doors back in your cart with one click."],
] as const;

type SignInFrameProps = {
  readonly title: string;
  readonly isTitled: boolean;
  readonly introduction: ReactNode;
  readonly children: ReactNode;
};

/** The layout of the sign-in pages: the form on the left, what an account offers on the right. */
export function SignInFrame({ title, isTitled, introduction, children }: SignInFrameProps) {
  return (
    <div className="container-wide section grid gap-x-16 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-6 xl:col-span-5">
        <p className="eyebrow text-brass-deep">Your account</p>
        {isTitled ? null : <h1 className="mt-3 font-display text-h1 text-balance">{title}</h1>}
        <p className="mt-5 max-w-prose text-lead text-ink-soft">{introduction}</p>
        <div className="mt-9 flex flex-col gap-6">{children}</div>
      </div>
      <aside
        aria-label="What you get with an account"
        className="self-start bg-white p-6 sm:p-10 lg:col-span-5 lg:col-start-8"
      >
        <ul>
          {reasons.map(([name, text]) => (
            <li key={name} className="border-b border-line py-6 first:pt-0 last:border-0 last:pb-0">
              <p className="font-display text-h3">{name}</p>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
