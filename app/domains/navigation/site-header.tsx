import { type ReactNode, useRef } from "react";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { DesktopMenu } from "./desktop-menu";
import { deviceClassNames } from "./device-class";
import { MobileMenu } from "./mobile-menu";
import type { MenuItem, Shell } from "./navigation.schema";
import { SiteLogo } from "./site-logo";
import { useHeaderScroll } from "./use-header-scroll";

/** Logo, menu and cart. Its place stays reserved while the bar itself sticks: nothing below moves. */
export function SiteHeader({
  shell,
  path,
  cart,
}: {
  readonly shell: Shell;
  readonly path: string;
  readonly cart: ReactNode;
}) {
  const header = useRef<HTMLElement>(null);
  const { sticky, scrollingDown } = useHeaderScroll(header);
  const { site, navigation } = shell;
  const buttons = navigation.header.filter(isButton);
  return (
    <header ref={header} className="h-header xl:h-header-desk">
      <div
        className={classNames(
          "header-bar border-b border-line bg-paper",
          sticky && "sticky-header",
          scrollingDown && "scrolling-down",
        )}
      >
        <div className="container-wide flex h-full items-center justify-between gap-6">
          <div className="flex flex-1 items-center xl:hidden">
            <MobileMenu shell={shell} path={path} />
          </div>
          <Link to="/" look="plain" aria-label={`${site.name}, home`} className="shrink-0">
            <SiteLogo logo={site.logo} name={site.name} />
          </Link>
          <DesktopMenu items={navigation.header.filter((item) => !isButton(item))} path={path} />
          <div className="flex flex-1 items-center justify-end gap-6 xl:flex-none">
            {cart}
            {buttons.map((item) => (
              <span key={item._key} className={classNames("max-xl:hidden", deviceClassNames(item.devices))}>
                <ButtonLink to={item.path ?? "/"} variant="secondary" size="small">
                  {item.text}
                </ButtonLink>
              </span>
            ))}
          </div>
        </div>
      </div>
    </header>
  );
}

function isButton(item: MenuItem): boolean {
  return item.type === "link" && item.displayAs === "button";
}
