import { moveFocus, verticalKeys } from "~/ui/navigation/arrow-keys";
import { lazyPart } from "~/ui/runtime/lazy-part";
import type { MenuItem } from "../navigation.schema";

const MegaPanel = lazyPart(async () => (await import("./mega-panel")).MegaPanel);
const SubmenuPanel = lazyPart(async () => (await import("./submenu-panel")).SubmenuPanel);

type MenuPanelProps = { readonly id: string; readonly item: MenuItem; readonly open: boolean };

/** The panel of a header entry: groups over the full width, or a short list. */
export function MenuPanel({ id, item, open }: MenuPanelProps) {
  return item.type === "megasubmenu" ? (
    <div
      id={id}
      data-panel
      hidden={!open}
      className="absolute inset-x-0 top-full z-40 animate-rise border-t border-line bg-paper shadow-overlay"
    >
      <MegaPanel item={item} />
    </div>
  ) : (
    <div className="relative self-stretch">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys walk the links inside, which take the focus */}
      <div
        id={id}
        data-panel
        hidden={!open}
        onKeyDown={(event) => moveFocus(event, verticalKeys)}
        className={`absolute top-full z-40 min-w-60 animate-rise border-t-2 border-pine bg-paper py-3 shadow-overlay ${getPanelSide(item)}`}
      >
        <SubmenuPanel item={item} />
      </div>
    </div>
  );
}

const sideClasses = new Map([
  ["left", "start-0"],
  ["center", "start-1/2 -translate-x-1/2"],
  ["right", "end-0"],
]);

/** `alignment` decides to which side a short list opens (NAV-003). */
function getPanelSide({ alignment = "left" }: MenuItem): string {
  return sideClasses.get(alignment) ?? "start-0";
}
