import type { ReactNode } from "react";
import { Slider } from "../content/slider";
import { Lightbox, useLightbox } from "../overlays/lightbox";
import { KitExample, KitSection } from "./kit-section";

export type KitPicture = {
  readonly key: string;
  readonly name: string;
  readonly small: ReactNode;
  readonly large: ReactNode;
};

/** Slider and lightbox, with pictures of published doors. */
export function KitPictures({ pictures }: { readonly pictures: readonly KitPicture[] }) {
  const lightbox = useLightbox();
  return (
    <KitSection
      title="Pictures"
      note="Doors stand 3 to 4, straight on, in one light. A press opens them; another enlarges."
    >
      <KitExample name="Slider">
        <Slider label="Colors of this line" active="always" slide="door">
          {pictures.map((picture) => (
            <figure key={picture.key}>
              {picture.small}
              <figcaption className="mt-3 text-sm">{picture.name}</figcaption>
            </figure>
          ))}
        </Slider>
      </KitExample>
      <KitExample name="Slider below 768 px, grid above">
        <Slider label="Three of them" grid="md:grid-cols-3" arrows="wide-only">
          {pictures.slice(0, 3).map((picture) => (
            <figure key={picture.key}>{picture.small}</figure>
          ))}
        </Slider>
      </KitExample>
      <KitExample name="Lightbox">
        <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6">
          {pictures.slice(0, 6).map((picture, index) => (
            <li key={picture.key}>
              <button
                type="button"
                aria-label={`Open ${picture.name}`}
                onClick={() => lightbox.onIndex(index)}
                className="block w-full cursor-zoom-in"
              >
                {picture.small}
              </button>
            </li>
          ))}
        </ul>
        <Lightbox
          label="Colors of this line"
          pictures={pictures.map(({ key, name, large }) => ({ key, picture: large, caption: name }))}
          {...lightbox}
        />
      </KitExample>
    </KitSection>
  );
}
