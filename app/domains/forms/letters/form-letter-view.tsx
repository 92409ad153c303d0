import {
  Caps,
  Letter,
  LetterButton,
  LetterHeading,
  LetterTable,
  Lines,
  Paragraph,
  sans,
} from "~/domains/email/letter";
import { letterPalette as color } from "~/domains/email/letter-palette";
import type { FormLetter } from "./form-letter";

/** What somebody sent by a form, on the shop's writing paper. */
export function FormLetterView({ letter }: { readonly letter: FormLetter }) {
  const { site, heading, preheader, intro, said, files, outro, button, besides } = letter;
  const rows =
    files.length > 0 ? [...said, { name: "files", label: "Files", value: files.join("\n") }] : said;
  return (
    <Letter site={site} title={heading} preheader={preheader}>
      <LetterHeading>{heading}</LetterHeading>
      {intro.map((text) => (
        <Paragraph key={text} margin="0 0 12px">
          {text}
        </Paragraph>
      ))}
      {button ? (
        <p style={{ margin: "28px 0 12px" }}>
          <LetterButton {...button} />
        </p>
      ) : null}
      {rows.length > 0 ? (
        <LetterTable style={{ margin: "20px 0 8px", borderBottom: `1px solid ${color.line}` }}>
          {rows.map((row) => (
            <Answer key={row.name} label={row.label} value={row.value} />
          ))}
        </LetterTable>
      ) : null}
      {outro.map((text) => (
        <Paragraph key={text} margin="20px 0 0">
          {text}
        </Paragraph>
      ))}
      {besides ? (
        <p style={{ margin: "24px 0 0", font: `400 13px/1.6 ${sans}` }}>
          <a href={besides.href} style={{ color: color.inkSoft }}>
            {besides.text}
          </a>
        </p>
      ) : null}
    </Letter>
  );
}

function Answer({ label, value }: { readonly label: string; readonly value: string }) {
  const style = {
    padding: "10px 0 12px",
    borderTop: `1px solid ${color.line}`,
    font: `400 16px/1.55 ${sans}`,
    color: color.ink,
    overflowWrap: "anywhere",
  } as const;
  return (
    <tr>
      <td style={style}>
        <Caps>{label}</Caps>
        <br />
        <Lines lines={value.split("\n")} />
      </td>
    </tr>
  );
}
