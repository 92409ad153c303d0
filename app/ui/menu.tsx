import { Link } from "@remix-run/react";
import { DropdownMenu } from "radix-ui";
import { Icon, type IconName } from "./icon";

export type MenuEntry = {
  readonly key: string;
  readonly text: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
} & ({ readonly to: string } | { readonly onSelect: () => void });

type MenuProps = {
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly align?: "start" | "end";
};

const entryLook =
  "flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm outline-none data-highlighted:bg-pine-soft data-highlighted:text-pine data-disabled:cursor-not-allowed data-disabled:text-ink-faint";

/** Actions behind a button (APG: menu button, with typing ahead). Import it lazily on public pages: it brings Radix. */
export function Menu({ label, items, align = "start" }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="group inline-flex min-h-11 items-center gap-2 rounded-sm border border-line-strong px-4 text-sm font-medium hover:border-ink opened:border-ink">
        {label}
        <Icon name="chevron-down" size="small" className="transition-transform group-opened:rotate-180" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          className="z-40 min-w-52 animate-rise border-t-2 border-pine bg-paper py-2 shadow-overlay"
        >
          {items.map((item) => (
            <Entry key={item.key} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({ item }: { readonly item: MenuEntry }) {
  const inside = (
    <>
      {item.icon ? <Icon name={item.icon} size="small" /> : null}
      {item.text}
    </>
  );
  return "to" in item ? (
    <DropdownMenu.Item asChild disabled={item.disabled} textValue={item.text}>
      <Link to={item.to} className={entryLook}>
        {inside}
      </Link>
    </DropdownMenu.Item>
  ) : (
    <DropdownMenu.Item
      disabled={item.disabled}
      textValue={item.text}
      onSelect={item.onSelect}
      className={entryLook}
    >
      {inside}
    </DropdownMenu.Item>
  );
}
