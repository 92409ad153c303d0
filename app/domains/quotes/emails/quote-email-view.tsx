import {
  EmailButton,
  EmailHeading,
  EmailLayout,
  EmailParagraph,
  EmailSectionLabel,
  EmailTable,
  sansFont,
  serifFont,
} from "~/domains/email/layout/email-layout";
import { emailPalette as color } from "~/domains/email/layout/email-palette";
import type { QuoteEmail } from "./quote-email";

const baseStyle = { font: `400 15px/1.5 ${sansFont}`, color: color.ink } as const;

/** HTML of a quote email: items, totals and the link. */
export function QuoteEmailView({ email }: { readonly email: QuoteEmail }) {
  return (
    <EmailLayout site={email.site} title={email.heading} preheader={email.preheader}>
      <EmailHeading>{email.heading}</EmailHeading>
      {email.intro.map((text) => (
        <EmailParagraph key={text} margin="0 0 12px">
          {text}
        </EmailParagraph>
      ))}
      <Items items={email.items} />
      <Rows rows={email.rows} />
      {email.button ? (
        <p style={{ margin: "32px 0 0" }}>
          <EmailButton {...email.button} />
        </p>
      ) : null}
      {email.outro.map((text) => (
        <EmailParagraph key={text} margin="28px 0 0">
          {text}
        </EmailParagraph>
      ))}
    </EmailLayout>
  );
}

function Items({ items }: Pick<QuoteEmail, "items">) {
  const cell = { ...baseStyle, padding: "10px 0", borderTop: `1px solid ${color.line}` };
  return (
    <EmailTable phoneStacking="pairs" style={{ margin: "24px 0 0" }}>
      {items.map(({ name, qty, rowTotal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <tr key={index}>
          <td style={{ ...cell, fontFamily: serifFont }}>{qty > 1 ? `${qty} × ${name}` : name}</td>
          <td align="right" style={{ ...cell, whiteSpace: "nowrap" }}>
            {rowTotal}
          </td>
        </tr>
      ))}
    </EmailTable>
  );
}

function Rows({ rows }: Pick<QuoteEmail, "rows">) {
  const cell = { ...baseStyle, padding: "8px 0" };
  return (
    <EmailTable
      phoneStacking="pairs"
      style={{ borderTop: `1px solid ${color.ink}`, borderBottom: `1px solid ${color.line}` }}
    >
      {rows.map(({ label, value, isTotal }) => (
        <tr key={label}>
          <td style={cell}>
            <EmailSectionLabel>{label}</EmailSectionLabel>
          </td>
          <td align="right" style={isTotal ? { ...cell, font: `400 22px/1.3 ${serifFont}` } : cell}>
            {value}
          </td>
        </tr>
      ))}
    </EmailTable>
  );
}
