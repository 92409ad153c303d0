import { formatSignInCode } from "~/kernel/sign-in-code";
import {
  EmailButton,
  EmailHeading,
  EmailLayout,
  EmailParagraph,
  EmailSectionLabel,
  EmailTable,
} from "./layout/email-layout";
import { emailPalette as color } from "./layout/email-palette";
import { codeLabel, type SignInEmail } from "./sign-in-email";

/** Shows the link as a button and the code in large spaced digits. */
export function SignInEmailView({ email }: { readonly email: SignInEmail }) {
  const { site, heading, intro, button, link, code, outro } = email;
  return (
    <EmailLayout site={site} title={heading} preheader={intro}>
      <EmailHeading>{heading}</EmailHeading>
      <EmailParagraph margin="0 0 24px">{intro}</EmailParagraph>
      <EmailButton text={button} href={link} />
      {code ? (
        <EmailTable style={{ margin: "36px 0 0", borderTop: `1px solid ${color.line}` }}>
          <tr>
            <td style={{ padding: "20px 0", borderBottom: `1px solid ${color.line}` }}>
              <EmailSectionLabel>{codeLabel}</EmailSectionLabel>
              <div style={codeStyle}>{formatSignInCode(code)}</div>
            </td>
          </tr>
        </EmailTable>
      ) : null}
      <EmailParagraph margin="28px 0 0">{outro}</EmailParagraph>
    </EmailLayout>
  );
}

const codeStyle = {
  paddingTop: "10px",
  font: "400 32px/1.2 Menlo,Consolas,monospace",
  letterSpacing: "0.08em",
  color: color.ink,
} as const;
