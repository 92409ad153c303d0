import {
  EmailButton,
  EmailHeading,
  EmailLabel,
  EmailLayout,
  EmailParagraph,
  EmailTable,
  sansFont,
  serifFont,
} from "~/domains/email/email-layout";
import { emailPalette as color } from "~/domains/email/email-palette";
import type { QuoteLetter } from "./quote-letter";

const plain = { font: `400 15px/1.5 ${sansFont}`, color: color.ink } as const;

/** A quote on the shop's writing paper: what it is, what it comes to, and the way to it. */
export function QuoteLetterView({ letter }: { readonly letter: QuoteLetter }) {
  return (
    <EmailLayout site={letter.site} title={letter.heading} preheader={letter.preheader}>
      <EmailHeading>{letter.heading}</EmailHeading>
      {letter.intro.map((text) => (
        <EmailParagraph key={text} margin="0 0 12px">
          {text}
        </EmailParagraph>
      ))}
      <Items items={letter.items} />
      <Rows rows={letter.rows} />
      {letter.button ? (
        <p style={{ margin: "32px 0 0" }}>
          <EmailButton {...letter.button} />
        </p>
      ) : null}
      {letter.outro.map((text) => (
        <EmailParagraph key={text} margin="28px 0 0">
          {text}
        </EmailParagraph>
      ))}
    </EmailLayout>
  );
}

function Items({ items }: Pick<QuoteLetter, "items">) {
  const cell = { ...plain, padding: "10px 0", borderTop: `1px solid ${color.line}` };
  return (
    <EmailTable folds="pairs" style={{ margin: "24px 0 0" }}>
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

function Rows({ rows }: Pick<QuoteLetter, "rows">) {
  const cell = { ...plain, padding: "8px 0" };
  return (
    <EmailTable
      folds="pairs"
      style={{ borderTop: `1px solid ${color.ink}`, borderBottom: `1px solid ${color.line}` }}
    >
      {rows.map(({ label, value, isTotal }) => (
        <tr key={label}>
          <td style={cell}>
            <EmailLabel>{label}</EmailLabel>
          </td>
          <td align="right" style={isTotal ? { ...cell, font: `400 22px/1.3 ${serifFont}` } : cell}>
            {value}
          </td>
        </tr>
      ))}
    </EmailTable>
  );
}
