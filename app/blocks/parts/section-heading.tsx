import type { ReactNode } from "react";
import { ReadMore } from "~/ui/content/read-more";
import { Title } from "~/ui/title";

type SectionHeadingProps = {
  readonly title: string | undefined;
  readonly description?: string | undefined;
  /** Shown at the right end on wide screens, such as a link or slider arrows. */
  readonly sideContent?: ReactNode;
};

/** The heading of a section with an optional sentence and link. */
export function SectionHeading({ title, description, sideContent }: SectionHeadingProps) {
  if (!title) return null;
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 lg:mb-14">
      <div className="flex max-w-3xl flex-col gap-4">
        <Title as="h2" size="section">
          {title}
        </Title>
        {description ? <ReadMore text={description} className="max-w-prose text-lead text-ink-soft" /> : null}
      </div>
      {sideContent}
    </div>
  );
}
