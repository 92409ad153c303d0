import { lineOf } from "./copy/door-lines";
import { image, keyed } from "./stored";
import { hasKitchen, type Style } from "./styles";

/** A style's gallery: the door, its corner with a pull, its color in a kitchen, and the face of the sample door. */
export function picturesOf(style: Style) {
  return keyed("image", [
    { ...front(style), type: "base", label: "The door" },
    { ...corner(style), type: "base", label: "Corner and pull" },
    hasKitchen(style)
      ? { ...kitchen(style), type: "base", label: "In a kitchen" }
      : { ...colorInKitchen(style), type: "base", label: colorOnly },
    { ...sampleDoor(style), type: "sample", label: "Sample door" },
  ]);
}

export const front = ({ code, line, color }: Style) =>
  image(`doors/${code}-front.webp`, `${line} cabinet door in ${color}, seen straight on`);

const corner = (style: Style) =>
  image(
    `doors/${style.code}-detail.webp`,
    `Upper corner of the ${style.line} door in ${style.color} with ${lineOf(style).hardware}`,
  );

/** The kitchen in this style, where it has been rendered. */
export const kitchenOf = (style: Style) => (hasKitchen(style) ? kitchen(style) : undefined);

const kitchen = ({ code, line, color }: Style) =>
  image(`kitchens/${code}.webp`, `Kitchen with an island, all cabinets with ${line} doors in ${color}`, {
    x: 0.5,
    y: 0.55,
  });

/** Said below a kitchen whose doors are of another line: it shows the color, and says so. */
const colorOnly = "The color in a kitchen; the doors of this picture are shakers";

const colorInKitchen = ({ code, line, color }: Style) =>
  image(
    `kitchens/${code}.webp`,
    `Kitchen with an island in the ${color} of ${line}, drawn with shaker doors`,
    {
      x: 0.5,
      y: 0.55,
    },
  );

export const sampleDoor = ({ code, line, color }: Style) =>
  image(`doors/${code}-sample.webp`, `${line} sample door in ${color}, the whole face`);
