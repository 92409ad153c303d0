import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";
import { VideoCard } from "./video-card";

/** Videos side by side; a single video has the width of the text below it. */
export function VideoCards({ block }: BlockViewProps<"videoCards">) {
  return (
    <section className="section container-wide">
      <SectionHeading title={block.title} description={block.description} />
      <ul className={`grid gap-gap ${block.videos.length > 1 ? "md:grid-cols-2" : "max-w-5xl"}`}>
        {block.videos.map((video) => (
          <li key={video._key}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}
