import { useCallback, useState } from "react";
import { getImageUrl, getSrcSet } from "~/content/pictures/image";
import type { ContentImage } from "~/content/schemas";

const sizes = "(min-width: 64rem) 66vw, 100vw";

type RoomLayerProps = { readonly image: ContentImage; readonly alt?: string; readonly first?: boolean };

/**
 * One layer of a room. The previous picture stays until the new one has loaded, to prevent flicker; a picture
 * that fails is hidden (CAT-012).
 */
export function RoomLayer({ image, alt = "", first = false }: RoomLayerProps) {
  const [shownImage, setShownImage] = useState(image);
  const layers = shownImage.src === image.src ? [image] : [shownImage, image];
  return (
    <>
      {layers.map((layer) => (
        <LayerPicture
          key={layer.src}
          image={layer}
          alt={layer.src === image.src ? alt : ""}
          first={first}
          onSettled={() => setShownImage(image)}
        />
      ))}
    </>
  );
}

function LayerPicture({
  image,
  alt,
  first,
  onSettled,
}: Required<RoomLayerProps> & { onSettled: () => void }) {
  const [isMissing, setIsMissing] = useState(false);
  const fail = useCallback(() => setIsMissing(true), []);
  // Detects a picture that failed before hydration.
  const detectFailedPicture = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) fail();
    },
    [fail],
  );
  return (
    <img
      ref={detectFailedPicture}
      src={getImageUrl(image, 1280)}
      srcSet={getSrcSet(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      hidden={isMissing}
      className={first ? "h-auto w-full" : "absolute inset-0 size-full"}
      decoding="async"
      {...(first ? { fetchpriority: "high" } : {})}
      onLoad={onSettled}
      onError={() => {
        fail();
        onSettled();
      }}
    />
  );
}
