import { paths } from "~/kernel/paths";
import { Button } from "~/ui/button";
import type { NewsletterCopy } from "./navigation.schema";

/** The newsletter form in the footer. It needs no script: it posts to the form's own page. */
export function NewsletterForm({ copy }: { readonly copy: NewsletterCopy }) {
  return (
    <form
      method="post"
      action={paths.form("newsletter")}
      noValidate
      className="no-print mt-8 flex max-w-sm flex-col gap-2"
    >
      <label htmlFor="footer-newsletter" className="eyebrow text-brass-light">
        {copy.title ?? "Newsletter"}
      </label>
      <div className="flex gap-2">
        <input
          id="footer-newsletter"
          type="email"
          name={copy.field ?? "email"}
          required
          autoComplete="email"
          placeholder={copy.placeholder ?? "Your email"}
          className="min-h-11 w-full min-w-0 flex-1 rounded-sm border border-mist bg-transparent px-3 text-paper placeholder:text-mist"
        />
        <Button type="submit" variant="inverse" size="small">
          {copy.submit ?? "Subscribe"}
        </Button>
      </div>
    </form>
  );
}
