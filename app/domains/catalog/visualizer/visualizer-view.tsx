import { useLocation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { useToast } from "~/ui/feedback/toast";
import { useKeyedState } from "~/ui/runtime/use-keyed-state";
import type { Room, RoomFinish } from "./room.schema";
import {
  parseRoomChoice,
  type RoomChoice,
  type RoomPart,
  roomParts,
  setRoomChoice,
  toRoomQuery,
} from "./room-choice";
import { RoomFinishes } from "./room-finishes";
import { RoomLayer } from "./room-layer";

type VisualizerViewProps = {
  readonly rooms: readonly Room[];
  readonly publicUrl: string;
  /** Renders the button that orders the samples; the route passes it in from the samples domain. */
  readonly renderSamples: (finishes: readonly RoomFinish[]) => ReactNode;
};

/** A rendered room with selectable finishes for cabinets and island; the URL holds the choice (PAGE-008). */
export function VisualizerView({ rooms, publicUrl, renderSamples }: VisualizerViewProps) {
  const { pathname } = useLocation();
  const [choice, show] = useRoomChoice(rooms);
  if (!choice) return null;
  const choose = (part: RoomPart, code: string) => {
    const finish = choice.room.finishes.find((one) => one.code === code);
    if (finish) show({ ...choice, [part]: finish });
  };
  const { room, main, island } = choice;
  const caption = `Cabinets in ${main.title}, island in ${island.title}`;
  return (
    <section className="room-layout container-wide relative grid gap-x-10 gap-y-8 pt-4 pb-section lg:grid-cols-12">
      <figure className="sticky top-0 z-10 self-start bg-paper py-2 lg:static lg:col-span-8 lg:py-0">
        <div className="relative isolate overflow-hidden bg-paper-deep">
          <RoomLayer key={`${room.slug}-base`} image={room.base} alt={`${room.title}. ${caption}`} first />
          <RoomLayer key={`${room.slug}-main`} image={main.main} />
          <RoomLayer key={`${room.slug}-island`} image={island.island} />
        </div>
        <figcaption className="mt-2 text-sm text-ink-soft">
          <span role="status">{caption}.</span>{" "}
          <span className="hidden sm:inline">{room.note ?? "A rendering, not a photograph."}</span>
        </figcaption>
      </figure>
      <form method="get" action={pathname} className="flex flex-col gap-7 lg:col-span-4 lg:row-span-2">
        {rooms.length > 1 ? <RoomOptions rooms={rooms} choice={choice} onShow={show} /> : null}
        {roomParts.map((part) => (
          <RoomFinishes
            key={part}
            part={part}
            finishes={room.finishes}
            chosen={choice[part]}
            onChoose={choose}
          />
        ))}
        <noscript>
          <Button type="submit">Show it</Button>
        </noscript>
      </form>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 self-start lg:col-span-8">
        {renderSamples(main.code === island.code ? [main] : [main, island])}
        <RoomActions choice={choice} caption={caption} publicUrl={publicUrl} />
      </div>
    </section>
  );
}

/**
 * Returns the chosen room and finishes. A choice shows at once, is stored in the URL, and follows changes of the URL.
 */
function useRoomChoice(rooms: readonly Room[]): readonly [RoomChoice | null, (next: RoomChoice) => void] {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [shownAddress, setShownAddress] = useKeyedState(address, address);
  const show = (next: RoomChoice) => {
    const nextQuery = setRoomChoice(new URLSearchParams(shownAddress), next);
    setShownAddress(nextQuery.toString());
    setQuery(nextQuery, { replace: true, preventScrollReset: true });
  };
  return [parseRoomChoice(rooms, new URLSearchParams(shownAddress)), show];
}

type RoomOptionsProps = {
  readonly rooms: readonly Room[];
  readonly choice: RoomChoice;
  readonly onShow: (choice: RoomChoice) => void;
};

function RoomOptions({ rooms, choice, onShow }: RoomOptionsProps) {
  return (
    <fieldset>
      <legend className="eyebrow mb-3 text-ink-soft">Room</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {rooms.map((room) => (
          <label key={room.slug} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="room"
              value={room.slug}
              checked={room.slug === choice.room.slug}
              className="tick tick-round"
              onChange={() => {
                const next = parseRoomChoice([room], toRoomQuery(choice));
                if (next) onShow(next);
              }}
            />
            {room.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type RoomActionsProps = { readonly choice: RoomChoice; readonly caption: string; readonly publicUrl: string };

/** Buttons to download the picture and to share it by email. */
function RoomActions({ choice, caption, publicUrl }: RoomActionsProps) {
  const { pathname } = useLocation();
  const { show } = useToast();
  const { room, main, island } = choice;
  const address = new URL(`${pathname}?${toRoomQuery(choice)}`, publicUrl).href;
  const emailParams = new URLSearchParams({ subject: "Kitchen preview", body: `${caption}: ${address}` });
  const save = async () => {
    try {
      const { drawRoom, downloadFile } = await import("./room-picture");
      downloadFile(
        await drawRoom([room.base, main.main, island.island]),
        `kitchen-${main.code}-${island.code}.jpg`,
      );
    } catch {
      show({ message: "We couldn't create the picture. Please try again.", messageType: "error" });
    }
  };
  return (
    <>
      <Button variant="text" onClick={save} className="needs-script">
        Download picture
      </Button>
      <ButtonLink variant="text" to={`mailto:?${emailParams.toString().replaceAll("+", "%20")}`}>
        Send to a friend
      </ButtonLink>
    </>
  );
}
