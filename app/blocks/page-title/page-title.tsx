import { ReadMore } from "~/ui/content/read-more";
import { Title } from "~/ui/title";
import type { BlockViewProps } from "../block-view";
import { ActionLinks } from "../parts/action-links";
import { ShadowWord } from "../parts/shadow-word";

/** Positions of title and text: left-aligned, on a large faint word, or in the text column. */
const columns = {
  plain: "max-w-4xl",
  "shadow-text": "max-w-xl xl:max-w-2xl",
  "one-column": "lg:mx-auto lg:w-8/12",
} as const;

export function PageTitle({ block, isFirst }: BlockViewProps<"pageTitle">) {
  const heading = (
    <Title as={isFirst ? "h1" : "h2"} size={isFirst ? "page" : "section"}>
      {block.title}
    </Title>
  );
  const rest = (
    <>
      {block.description ? (
        <ReadMore text={block.description} className="max-w-prose text-balance text-lead text-ink-soft" />
      ) : null}
      <ActionLinks actions={block.action ? [block.action] : []} />
    </>
  );
  const shadowText = block.variant === "shadow-text" && block.shadowText;
  return (
    <section
      className={`title-block container-wide overflow-x-clip ${shadowText ? "pt-section" : "pt-section-tight"}`}
    >
      <div className="relative isolate">
        {shadowText ? <ShadowWord>{block.shadowText ?? ""}</ShadowWord> : null}
        {block.variant === "two-column" ? (
          <div className="grid gap-6 lg:grid-cols-12 lg:gap-12">
            <div className="lg:col-span-6">{heading}</div>
            <div className="flex flex-col gap-6 lg:col-span-5 lg:col-start-8">{rest}</div>
          </div>
        ) : (
          <div className={`flex flex-col gap-6 ${columns[block.variant]}`}>
            {heading}
            {rest}
          </div>
        )}
      </div>
    </section>
  );
}
