import { ReadMore } from "~/ui/read-more";
import { Timeline as Entries } from "~/ui/timeline";
import { Title } from "~/ui/title";
import type { BlockViewProps } from "../block-view";

/** What happens when: the title stays beside the entries as they pass. */
export function Timeline({ block }: BlockViewProps<"timeline">) {
  return (
    <section className="section container-wide grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="flex flex-col gap-4 self-start lg:sticky lg:top-32 lg:col-span-5">
        <Title as="h2" size="section">
          {block.title}
        </Title>
        {block.description ? (
          <ReadMore text={block.description} className="max-w-prose text-lead text-ink-soft" />
        ) : null}
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <Entries
          entries={block.entries.map(({ _key, title, when, text }) => ({
            key: _key,
            title,
            state: "plain",
            ...(when && { when }),
            ...(text && { text }),
          }))}
        />
      </div>
    </section>
  );
}
