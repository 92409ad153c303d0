import { useEffect, useRef } from "react";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { formMessages } from "../form.messages";
import type { FormTemplate } from "../template/form-template";

type Thanks = { readonly title: string; readonly text: string };

/** These forms are replaced by a thank-you panel after they are sent. */
const formsWithThankYou = ["contact", "dealer", "free-kitchen-design"];

/** Returns the panel's content, or null when a message below the form is enough. */
export function getThankYouMessage({ name, thanks, messages }: FormTemplate): Thanks | null {
  if (!thanks && !formsWithThankYou.includes(name)) return null;
  return {
    title: thanks?.title ?? formMessages.thanksTitle,
    text: thanks?.text ?? messages?.success ?? formMessages.thanksText,
  };
}

type FormThanksProps = {
  readonly formName: string;
  readonly thanks: Thanks;
  readonly onRestart: () => void;
};

/**
 * Replaces a sent form (FORM-024) and takes the focus, because the shorter page would scroll to later
 * content. Without script its link leads to the form's own page.
 */
export function FormThanks({ formName, thanks: { title, text }, onRestart }: FormThanksProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="flex scroll-mt-32 flex-col items-start gap-4 border-t-4 border-pine bg-paper-deep px-6 py-8"
    >
      <h2 className="font-display text-h3">{title}</h2>
      {text.split("\n").map((line) => (
        <p key={line} className="text-lead text-ink-soft">
          {line}
        </p>
      ))}
      <ButtonLink
        to={paths.form(formName)}
        variant="text"
        onClick={(event) => {
          event.preventDefault();
          onRestart();
        }}
      >
        Send another message
      </ButtonLink>
    </div>
  );
}
