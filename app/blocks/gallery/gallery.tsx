import { Picture } from "~/content/pictures/image";
import { ActionLink } from "~/content/rich-text/action-link";
import { Enlargeable } from "~/ui/overlays/enlargeable";
import { Lightbox, useLightbox } from "~/ui/overlays/lightbox";
import type { BlockContent } from "../block-contents";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";

type GalleryPicture = BlockContent<"gallery">["pictures"][number];

/** A masonry gallery (PAGE-035); a click opens the lightbox. */
export function Gallery({ block }: BlockViewProps<"gallery">) {
  const lightbox = useLightbox();
  return (
    <section className="section container-wide">
      <SectionHeading title={block.title} description={block.description} />
      <ul className="masonry">
        {block.pictures.map((picture, index) => (
          <li key={picture._key}>
            <Entry picture={picture} onOpen={() => lightbox.onIndex(index)} />
          </li>
        ))}
      </ul>
      <Lightbox
        label={block.title ?? "Pictures"}
        pictures={block.pictures.map(({ _key, image, caption }) => ({
          key: _key,
          picture: <Picture image={image} sizes="100vw" />,
          ...(caption && { caption }),
        }))}
        {...lightbox}
      />
    </section>
  );
}

type EntryProps = { readonly picture: GalleryPicture; readonly onOpen: () => void };

function Entry({ picture: { image, caption, action }, onOpen }: EntryProps) {
  return (
    <figure>
      <Enlargeable alt={image.alt} onOpen={onOpen}>
        <Picture image={image} sizes="(min-width: 75rem) 33vw, (min-width: 46.875rem) 50vw, 100vw" />
      </Enlargeable>
      {caption || action ? (
        <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-soft">
          {caption ? <span>{caption}</span> : null}
          {action ? <ActionLink action={action} defaultVariant="text" /> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
