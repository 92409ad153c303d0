import {
  EmailButtonRow,
  EmailDetailList,
  EmailHeading,
  EmailLayout,
  EmailParagraph,
  sansFont,
} from "~/domains/email/layout/email-layout";
import { emailPalette as color } from "~/domains/email/layout/email-palette";
import type { FormEmail } from "./form-email";

/** The HTML of an email about a submitted form. */
export function FormEmailView({ email }: { readonly email: FormEmail }) {
  const { site, heading, preheader, intro, answers, files, outro, button, secondaryLink } = email;
  const rows =
    files.length > 0 ? [...answers, { name: "files", label: "Files", value: files.join("\n") }] : answers;
  return (
    <EmailLayout site={site} title={heading} preheader={preheader}>
      <EmailHeading>{heading}</EmailHeading>
      {intro.map((text) => (
        <EmailParagraph key={text}>{text}</EmailParagraph>
      ))}
      {button ? <EmailButtonRow {...button} /> : null}
      {rows.length > 0 ? <EmailDetailList details={rows} /> : null}
      {outro.map((text) => (
        <EmailParagraph key={text} margin="20px 0 0">
          {text}
        </EmailParagraph>
      ))}
      {secondaryLink ? (
        <p style={{ margin: "24px 0 0", font: `400 13px/1.6 ${sansFont}` }}>
          <a href={secondaryLink.href} style={{ color: color.inkSoft }}>
            {secondaryLink.text}
          </a>
        </p>
      ) : null}
    </EmailLayout>
  );
}
