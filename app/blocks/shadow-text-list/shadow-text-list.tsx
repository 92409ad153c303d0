import { RichText } from "~/content/rich-text/portable-text";
import { ReadMoreList } from "~/ui/content/read-more";
import type { BlockViewProps } from "../block-view";
import { BlockIntro } from "../parts/block-intro";
import { ShadowWord } from "../parts/shadow-word";

/** A checklist; a list of more than six items is truncated (FMT-006). */
export function ShadowTextList({ block }: BlockViewProps<"shadowTextList">) {
  return (
    <section className="section container-wide overflow-x-clip">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="relative isolate flex flex-col gap-4 lg:col-span-5">
          {block.shadowText ? <ShadowWord>{block.shadowText}</ShadowWord> : null}
          <BlockIntro block={block} />
        </div>
        <div className="border-t border-line pt-4 lg:col-span-7">
          <ReadMoreList
            items={block.items.map(({ _key, text }) => ({ key: _key, content: <RichText value={text} /> }))}
          />
        </div>
      </div>
    </section>
  );
}
