import { spacedCode } from "~/kernel/mailed-code";
import { Caps, Letter, LetterButton, LetterHeading, LetterTable, Paragraph } from "./letter";
import { letterPalette as color } from "./letter-palette";
import { codeIntro, type SignInLetter } from "./sign-in-letter";

/** The link as a button, the code below it in figures that can be read aloud. */
export function SignInLetterView({ letter }: { readonly letter: SignInLetter }) {
  const { site, heading, intro, button, link, code, outro } = letter;
  return (
    <Letter site={site} title={heading} preheader={intro}>
      <LetterHeading>{heading}</LetterHeading>
      <Paragraph margin="0 0 24px">{intro}</Paragraph>
      <LetterButton text={button} href={link} />
      {code ? (
        <LetterTable style={{ margin: "36px 0 0", borderTop: `1px solid ${color.line}` }}>
          <tr>
            <td style={{ padding: "20px 0", borderBottom: `1px solid ${color.line}` }}>
              <Caps>{codeIntro}</Caps>
              <div style={codeStyle}>{spacedCode(code)}</div>
            </td>
          </tr>
        </LetterTable>
      ) : null}
      <Paragraph margin="28px 0 0">{outro}</Paragraph>
    </Letter>
  );
}

const codeStyle = {
  paddingTop: "10px",
  font: "400 32px/1.2 Menlo,Consolas,monospace",
  letterSpacing: "0.08em",
  color: color.ink,
} as const;
