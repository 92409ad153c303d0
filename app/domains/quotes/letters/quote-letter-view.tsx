import {
  Caps,
  Letter,
  LetterButton,
  LetterHeading,
  LetterTable,
  Paragraph,
  sans,
  serif,
} from "~/domains/email/letter";
import { letterPalette as color } from "~/domains/email/letter-palette";
import type { QuoteLetter } from "./quote-letter";

const plain = { font: `400 15px/1.5 ${sans}`, color: color.ink } as const;

/** A quote on the shop's writing paper: what it is, what it comes to, and the way to it. */
export function QuoteLetterView({ letter }: { readonly letter: QuoteLetter }) {
  return (
    <Letter site={letter.site} title={letter.heading} preheader={letter.preheader}>
      <LetterHeading>{letter.heading}</LetterHeading>
      {letter.intro.map((text) => (
        <Paragraph key={text} margin="0 0 12px">
          {text}
        </Paragraph>
      ))}
      <Items items={letter.items} />
      <Rows rows={letter.rows} />
      {letter.button ? (
        <p style={{ margin: "32px 0 0" }}>
          <LetterButton {...letter.button} />
        </p>
      ) : null}
      {letter.outro.map((text) => (
        <Paragraph key={text} margin="28px 0 0">
          {text}
        </Paragraph>
      ))}
    </Letter>
  );
}

function Items({ items }: Pick<QuoteLetter, "items">) {
  const cell = { ...plain, padding: "10px 0", borderTop: `1px solid ${color.line}` };
  return (
    <LetterTable folds="pairs" style={{ margin: "24px 0 0" }}>
      {items.map(({ name, qty, rowTotal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <tr key={index}>
          <td style={{ ...cell, fontFamily: serif }}>{qty > 1 ? `${qty} × ${name}` : name}</td>
          <td align="right" style={{ ...cell, whiteSpace: "nowrap" }}>
            {rowTotal}
          </td>
        </tr>
      ))}
    </LetterTable>
  );
}

function Rows({ rows }: Pick<QuoteLetter, "rows">) {
  const cell = { ...plain, padding: "8px 0" };
  return (
    <LetterTable
      folds="pairs"
      style={{ borderTop: `1px solid ${color.ink}`, borderBottom: `1px solid ${color.line}` }}
    >
      {rows.map(({ label, value, isTotal }) => (
        <tr key={label}>
          <td style={cell}>
            <Caps>{label}</Caps>
          </td>
          <td align="right" style={isTotal ? { ...cell, font: `400 22px/1.3 ${serif}` } : cell}>
            {value}
          </td>
        </tr>
      ))}
    </LetterTable>
  );
}
