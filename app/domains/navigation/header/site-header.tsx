import { type ReactNode, useMemo, useRef } from "react";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { lazyPart } from "~/ui/runtime/lazy-part";
import { getDeviceClassNames } from "../device-class";
import { getDataAttributes, getMenuEntryIcon, getMenuEntryVariant } from "../menus/menu-entry";
import type { MenuItem, Shell } from "../navigation.schema";
import { SiteLogo } from "../site-logo";
import { useHeaderScroll } from "./use-header-scroll";

/** Before their scripts load, CSS opens the desktop menu, and a native popover opens the mobile menu. */
const DesktopMenu = lazyPart(async () => (await import("../menus/desktop-menu")).DesktopMenu, {
  loadOn: "interaction",
});
const MobileMenu = lazyPart(async () => (await import("../menus/mobile-menu")).MobileMenu, {
  loadOn: "interaction",
});

type SiteHeaderProps = {
  readonly shell: Shell;
  readonly path: string;
  readonly search: ReactNode;
  readonly favorites: ReactNode;
  readonly cart: ReactNode;
  readonly account: ReactNode;
  /** The links below the list of the mobile menu. */
  readonly menuFooter: ReactNode;
};

/**
 * Logo, menu, search, favorites and cart. Its space stays reserved while it is sticky, so that the content does not
 * move.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { shell, path, search, favorites, cart, account, menuFooter } = props;
  const header = useRef<HTMLElement>(null);
  const { sticky, scrollingDown } = useHeaderScroll(header);
  const { site, navigation } = shell;
  // Memoized, so that a menu that is not hydrated yet gets no new props.
  const textItems = useMemo(
    () => navigation.header.filter((item) => getMenuEntryVariant(item) === "text"),
    [navigation],
  );
  const otherItems = navigation.header.filter((item) => getMenuEntryVariant(item) !== "text");
  return (
    <header ref={header} className="h-header xl:h-header-desk">
      <div
        className={classNames(
          "header-bar border-b border-line bg-paper",
          sticky && "sticky-header",
          scrollingDown && "scrolling-down",
        )}
      >
        <div className="container-wide flex h-full items-center justify-between max-xs:px-2 xs:gap-2 md:gap-6 xl:gap-3 3xl:gap-6">
          <div className="flex flex-1 items-center xl:hidden">
            <MobileMenu shell={shell} path={path} footer={menuFooter} />
          </div>
          <Link to="/" variant="plain" aria-label={`${site.name}, home`} className="shrink-0">
            <SiteLogo logo={site.logo} name={site.name} />
          </Link>
          <DesktopMenu items={textItems} path={path} />
          <div className="flex flex-1 items-center justify-end xs:gap-2 md:gap-6 xl:flex-none xl:gap-1 2xl:gap-3 3xl:gap-6">
            {search}
            <span className="max-sm:hidden">{account}</span>
            {favorites}
            {cart}
            {otherItems.map((item) => (
              <span
                key={item._key}
                className={classNames("max-xl:hidden", getDeviceClassNames(item.devices))}
              >
                {getMenuEntryVariant(item) === "icon" ? (
                  <IconEntry item={item} />
                ) : (
                  <ButtonEntry item={item} />
                )}
              </span>
            ))}
          </div>
        </div>
      </div>
    </header>
  );
}

type EntryProps = { readonly item: MenuItem };

function ButtonEntry({ item }: EntryProps) {
  return (
    <ButtonLink to={item.path ?? "/"} variant="secondary" size="small" {...getDataAttributes(item)}>
      {item.text}
    </ButtonLink>
  );
}

/** Only an icon; its text is for screen readers and the tooltip. */
function IconEntry({ item }: EntryProps) {
  return (
    <Link
      to={item.path ?? "/"}
      variant="plain"
      title={item.text}
      className="target flex items-center justify-center hover:text-pine"
      {...getDataAttributes(item)}
    >
      <Icon name={getMenuEntryIcon(item)} />
      <span className="sr-only">{item.text}</span>
    </Link>
  );
}
