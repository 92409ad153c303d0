import { Letter, LetterAction, LetterFacts, LetterHeading, Paragraph, sans } from "~/domains/email/letter";
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
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {button ? <LetterAction {...button} /> : null}
      {rows.length > 0 ? <LetterFacts facts={rows} /> : null}
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
