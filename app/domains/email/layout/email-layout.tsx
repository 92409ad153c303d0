import type { CSSProperties, ReactElement, ReactNode } from "react";
import { darkModeRules } from "./dark-mode-rules";
import { emailPalette as color } from "./email-palette";

export const serifFont = "Georgia,'Times New Roman',serif";
export const sansFont = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** The sender: name and contact data of the shop. Picture URLs are absolute. */
export type EmailSite = {
  readonly name: string;
  readonly url: string;
  readonly headerImage: string | null;
  readonly addressLine: string;
  readonly phone: string | null;
  readonly email: string | null;
};

type EmailLayoutProps = {
  readonly site: EmailSite;
  readonly title: string;
  /** The preview text that an inbox shows beside the subject. */
  readonly preheader: string;
  readonly children: ReactNode;
};

const hidden = { display: "none", maxHeight: 0, overflow: "hidden" };

/** The layout of all emails: tables with inline styles, which every email client supports. */
export function EmailLayout({ site, title, preheader, children }: EmailLayoutProps): ReactElement {
  const sheet = {
    background: color.sheet,
    padding: "44px 8% 40px",
    border: `1px solid ${color.line}`,
    borderTop: site.headerImage ? "0" : `4px solid ${color.pine}`,
  };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,address=no,date=no" />
        <title>{title}</title>
        <style>{narrowScreenRules}</style>
        <style>{darkModeRules}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: color.paper }}>
        <div style={hidden}>{preheader}</div>
        <EmailTable style={{ background: color.paper }}>
          <tr>
            <td align="center" style={{ padding: "32px 12px 48px" }}>
              <EmailTable width="600" style={{ width: "100%", maxWidth: "600px" }}>
                <EmailHeader site={site} />
                <tr>
                  <td style={sheet}>{children}</td>
                </tr>
                <EmailFooter site={site} />
              </EmailTable>
            </td>
          </tr>
        </EmailTable>
      </body>
    </html>
  );
}

/**
 * On a phone, the cells of `pairs` (label and value) and `columns` stack. An email client without support
 * for these rules shows them side by side.
 */
const narrowScreenRules = `@media (max-width:480px){${[
  ".pairs,.pairs tbody,.pairs tr,.pairs td,.columns,.columns tbody,.columns tr,.columns td",
  "{display:block!important;width:auto!important;text-align:left!important}",
  ".pairs td:first-child{padding-bottom:0!important}",
  ".pairs td+td{padding-top:2px!important;border-top:0!important}",
  ".columns td+td{padding-top:24px!important}",
].join("")}}`;

type EmailTableProps = {
  /** How the cells stack on a phone; without it they stay side by side. */
  readonly phoneStacking?: "pairs" | "columns";
  readonly width?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/** A table for layout only. */
export function EmailTable({ phoneStacking, width = "100%", style, children }: EmailTableProps) {
  return (
    <table
      role="presentation"
      className={phoneStacking}
      width={width}
      cellPadding="0"
      cellSpacing="0"
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

function EmailHeader({ site }: { readonly site: EmailSite }) {
  const name = { font: `400 26px/1.2 ${serifFont}`, letterSpacing: "-0.01em", color: color.pine };
  return (
    <tr>
      <td align="center" style={{ padding: site.headerImage ? "0" : "0 0 28px" }}>
        <a href={site.url} style={{ textDecoration: "none" }}>
          {site.headerImage ? (
            <img
              src={site.headerImage}
              alt={site.name}
              width="600"
              style={{ display: "block", width: "100%", height: "auto", border: 0 }}
            />
          ) : (
            <span style={name}>{site.name}</span>
          )}
        </a>
      </td>
    </tr>
  );
}

function EmailFooter({ site }: { readonly site: EmailSite }) {
  const lines = [site.addressLine, [site.phone, site.email].filter(Boolean).join(" · ")].filter(Boolean);
  return (
    <tr>
      <td
        align="center"
        style={{ padding: "28px 24px 0", font: `400 13px/1.7 ${sansFont}`, color: color.inkFaint }}
      >
        <strong style={{ font: `400 15px/1.7 ${serifFont}`, color: color.ink }}>{site.name}</strong>
        <br />
        <TextLines lines={lines} />
      </td>
    </tr>
  );
}

export function EmailHeading({ children }: { readonly children: string }) {
  const style = {
    margin: "0 0 16px",
    font: `400 30px/1.2 ${serifFont}`,
    letterSpacing: "-0.015em",
    color: color.ink,
  };
  return <h1 style={style}>{children}</h1>;
}

type ParagraphProps = { readonly margin?: string; readonly children: string };

export function EmailParagraph({ margin = "0 0 12px", children }: ParagraphProps) {
  return <p style={{ margin, font: `400 16px/1.65 ${sansFont}`, color: color.inkSoft }}>{children}</p>;
}

/** A small label in capital letters. */
export function EmailSectionLabel({ children }: { readonly children: string }) {
  const style = {
    font: `400 11px/1.5 ${sansFont}`,
    letterSpacing: "0.11em",
    textTransform: "uppercase",
    color: color.inkFaint,
  } as const;
  return <span style={style}>{children}</span>;
}

export function TextLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line}>
      {index > 0 ? <br /> : null}
      {line}
    </span>
  ));
}

export type EmailLink = { readonly text: string; readonly href: string };

export function EmailButton({ text, href }: EmailLink) {
  const style = {
    display: "inline-block",
    padding: "15px 32px",
    font: `500 16px/1.2 ${sansFont}`,
    color: color.sheet,
    background: color.pine,
    textDecoration: "none",
  };
  return (
    <a href={href} style={style}>
      {text}
    </a>
  );
}

/** The button on its own line. */
export function EmailButtonRow(link: EmailLink) {
  return (
    <p style={{ margin: "28px 0 12px" }}>
      <EmailButton {...link} />
    </p>
  );
}

/** A labeled value. `name` is unique in its list; the value may have several lines. */
export type EmailDetail = { readonly name: string; readonly label: string; readonly value: string };

/** A list of labeled values. */
export function EmailDetailList({ details }: { readonly details: readonly EmailDetail[] }) {
  const style = {
    padding: "10px 0 12px",
    borderTop: `1px solid ${color.line}`,
    font: `400 16px/1.55 ${sansFont}`,
    color: color.ink,
    overflowWrap: "anywhere",
  } as const;
  return (
    <EmailTable style={{ margin: "20px 0 8px", borderBottom: `1px solid ${color.line}` }}>
      {details.map(({ name, label, value }) => (
        <tr key={name}>
          <td style={style}>
            <EmailSectionLabel>{label}</EmailSectionLabel>
            <br />
            <TextLines lines={value.split("\n")} />
          </td>
        </tr>
      ))}
    </EmailTable>
  );
}
