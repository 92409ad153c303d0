import { Timeline as Entries } from "~/ui/content/timeline";
import type { BlockViewProps } from "../block-view";
import { BlockIntro } from "../parts/block-intro";

/** A timeline with a sticky title. */
export function Timeline({ block }: BlockViewProps<"timeline">) {
  return (
    <section className="section container-wide grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="flex flex-col gap-4 self-start lg:sticky lg:top-32 lg:col-span-5">
        <BlockIntro block={block} />
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <Entries
          entries={block.entries.map(({ _key, title, when, text }) => ({
            key: _key,
            title,
            state: "plain",
            ...(when && { displayTime: when }),
            ...(text && { text }),
          }))}
        />
      </div>
    </section>
  );
}
