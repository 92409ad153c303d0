import { paths } from "~/kernel/paths";
import { Link } from "~/ui/link";
import { getContactItems } from "./contact-item";
import { ContactList } from "./contact-list";
import type { MenuLink, Shell } from "./navigation.schema";
import { NewsletterForm } from "./newsletter-form";
import { SiteLogo } from "./site-logo";

const demoLinks: readonly MenuLink[] = [
  { text: "Mailbox", path: paths.demo.mailbox },
  { text: "Studio", path: paths.studio },
  { text: "Design kit", path: paths.demo.kit },
];

type SiteFooterProps = {
  readonly shell: Shell;
  readonly demo: boolean;
  /** Links that do not depend on the CMS. */
  readonly extraLinks: readonly MenuLink[];
};

/** The footer: shop, contact data and links. */
export function SiteFooter({ shell, demo, extraLinks }: SiteFooterProps) {
  const { site, navigation } = shell;
  return (
    <footer className="on-dark">
      <div className="container-wide grid gap-x-gap gap-y-12 py-section-tight md:grid-cols-2 xl:grid-cols-12">
        <div className="xl:col-span-3">
          <SiteLogo logo={site.logoInverse} name={site.name} loading="lazy" />
          {site.tagline ? (
            <p className="mt-6 max-w-xs font-display text-h4 text-mist">{site.tagline}</p>
          ) : null}
          {site.contactNote ? <p className="mt-4 max-w-sm text-sm text-mist">{site.contactNote}</p> : null}
          <Socials socials={site.socials} />
          {navigation.newsletter ? <NewsletterForm copy={navigation.newsletter} /> : null}
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-gap md:order-last md:col-span-2 md:grid-cols-4 xl:order-none xl:col-span-6"
        >
          {navigation.footer.map((column) => (
            <div key={column._key}>
              <h2 className="eyebrow text-brass-light">{column.title}</h2>
              <ul className="mt-4 flex flex-col text-sm">
                {column.links.map((link) => (
                  <li key={link.path + link.text}>
                    <Link
                      to={link.path}
                      variant="plain"
                      className="touch-target py-1.5 text-mist hover:text-paper"
                    >
                      {link.text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="xl:col-span-3">
          <h2 className="eyebrow text-brass-light">Visit or call</h2>
          <ContactList items={getContactItems(site)} className="mt-5 text-mist" />
        </div>
      </div>
      <LegalBar name={site.name} links={[...navigation.legal, ...extraLinks, ...(demo ? demoLinks : [])]} />
    </footer>
  );
}

function Socials({ socials }: Pick<Shell["site"], "socials">) {
  if (socials.length === 0) return null;
  return (
    <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {socials.map((social) => (
        <li key={social.url}>
          <Link
            to={social.url}
            variant="plain"
            rel="noopener"
            className="touch-target py-1 capitalize underline-grow"
          >
            {social.type}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type LegalBarProps = { readonly name: string; readonly links: readonly MenuLink[] };

function LegalBar({ name, links }: LegalBarProps) {
  return (
    <div className="border-t border-line-dark">
      <div className="container-wide flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-xs text-mist">
        <p>© {name}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {links.map((link) => (
            // A hash link of this page only works with script.
            <li key={link.path} className={link.path.startsWith("#") ? "needs-script" : undefined}>
              <Link to={link.path} variant="plain" className="touch-target py-1 hover:text-paper">
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
