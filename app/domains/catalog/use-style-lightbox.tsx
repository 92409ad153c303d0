import { lazy, type ReactNode, Suspense, useState } from "react";
import { Picture } from "~/content/image";
import type { StyleImage } from "./style.schema";

const Lightbox = lazy(async () => ({ default: (await import("~/ui/lightbox")).Lightbox }));

/** The pictures of a style, doors and kitchens in one row, over the window; its script comes with the first press. */
export function useStyleLightbox(
  images: readonly StyleImage[],
  name: string,
): { readonly enlarge: (index: number) => void; readonly lightbox: ReactNode } {
  const [enlarged, setEnlarged] = useState<number | "never" | null>("never");
  const lightbox =
    enlarged === "never" ? null : (
      <Suspense fallback={null}>
        <Lightbox
          label={`Pictures of ${name}`}
          pictures={images.map((image) => ({
            key: image.src,
            picture: <Picture image={image} sizes="100vw" />,
            ...(image.label && { caption: image.label }),
          }))}
          index={enlarged}
          onIndex={setEnlarged}
        />
      </Suspense>
    );
  return { enlarge: setEnlarged, lightbox };
}
