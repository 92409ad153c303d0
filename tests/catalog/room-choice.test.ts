import { describe, expect, it } from "vitest";
import { roomSchema } from "~/domains/catalog/visualizer/room.schema";
import { parseRoomChoice, setRoomChoice, toRoomQuery } from "~/domains/catalog/visualizer/room-choice";

const picture = { src: "/room.webp", alt: "", width: 1600, height: 900 };
const finish = (code: string) => ({
  code,
  title: code,
  line: "Shaker",
  color: code,
  path: `/products/kitchen-cabinets/uscd/${code}`,
  image: picture,
  main: picture,
  island: picture,
});
const room = (slug: string, ...codes: readonly string[]) =>
  roomSchema.parse({ slug, title: slug, base: picture, finishes: codes.map(finish) });
const rooms = [room("kitchen", "wtse", "trnv", "ivys"), room("pantry", "trnv")];

const shown = (query: string) => {
  const choice = parseRoomChoice(rooms, new URLSearchParams(query));
  return choice && toRoomQuery(choice).toString();
};

describe("room and finishes in a visualizer URL", () => {
  it.each([
    ["", "room=kitchen&main=wtse&island=trnv"],
    ["main=ivys", "room=kitchen&main=ivys&island=trnv"],
    ["room=kitchen&main=trnv&island=ivys", "room=kitchen&main=trnv&island=ivys"],
    ["room=pantry&main=ivys", "room=pantry&main=trnv&island=trnv"],
    ["room=cellar&main=%3Cb%3E&island=-1", "room=kitchen&main=wtse&island=trnv"],
  ])("resolves the visualizer query '%s' to '%s'", (request, expected) => {
    expect(shown(request)).toBe(expected);
  });

  it("keeps other parameters of the visualizer URL when a choice changes", () => {
    const query = new URLSearchParams("utm_source=mail&main=wtse");
    const choice = parseRoomChoice(rooms, new URLSearchParams("main=ivys"));
    expect(choice && setRoomChoice(query, choice).toString()).toBe(
      "utm_source=mail&main=ivys&room=kitchen&island=trnv",
    );
  });

  it("returns null for a visualizer URL without a room or without finishes", () => {
    expect(parseRoomChoice([], new URLSearchParams())).toBeNull();
    expect(parseRoomChoice([room("empty")], new URLSearchParams())).toBeNull();
  });
});
