import type { ReactNode } from "react";
import { classifyTitleLength, type TitleLength } from "~/kernel/text/text";
import { classNames } from "./class-names";

/** Font sizes by position, for short, medium and long titles. */
const sizes = {
  hero: { short: "text-hero", medium: "text-hero", long: "text-h1" },
  page: { short: "text-hero", medium: "text-h1", long: "text-h2" },
  section: { short: "text-h2", medium: "text-h2", long: "text-h3" },
} as const satisfies Record<string, Record<TitleLength, string>>;

type TitleProps = {
  readonly as: "h1" | "h2";
  readonly size: keyof typeof sizes;
  readonly children: string;
};

/**
 * A heading whose size depends on its length (FMT-003): short up to 20 characters, medium up to 50, otherwise
 * long.
 */
export function Title({ as: Heading, size, children }: TitleProps): ReactNode {
  const length = classifyTitleLength(children);
  return <Heading className={classNames(`title-${length}`, sizes[size][length])}>{children}</Heading>;
}
