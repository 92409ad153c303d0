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
      : { ...colourInKitchen(style), type: "base", label: colourOnly },
    { ...sampleDoor(style), type: "sample", label: "Sample door" },
  ]);
}

export const front = ({ code, line, colour }: Style) =>
  image(`doors/${code}-front.webp`, `${line} cabinet door in ${colour}, seen straight on`);

const corner = (style: Style) =>
  image(
    `doors/${style.code}-detail.webp`,
    `Upper corner of the ${style.line} door in ${style.colour} with ${lineOf(style).hardware}`,
  );

/** The kitchen in this style, where it has been rendered. */
export const kitchenOf = (style: Style) => (hasKitchen(style) ? kitchen(style) : undefined);

const kitchen = ({ code, line, colour }: Style) =>
  image(`kitchens/${code}.webp`, `Kitchen with an island, all cabinets with ${line} doors in ${colour}`, {
    x: 0.5,
    y: 0.55,
  });

/** Said below a kitchen whose doors are of another line: it shows the color, and says so. */
const colourOnly = "The color in a kitchen; the doors of this picture are shakers";

const colourInKitchen = ({ code, line, colour }: Style) =>
  image(
    `kitchens/${code}.webp`,
    `Kitchen with an island in the ${colour} of ${line}, drawn with shaker doors`,
    {
      x: 0.5,
      y: 0.55,
    },
  );

export const sampleDoor = ({ code, line, colour }: Style) =>
  image(`doors/${code}-sample.webp`, `${line} sample door in ${colour}, the whole face`);
