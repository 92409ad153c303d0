import { FormView } from "~/domains/forms/form-view";
import { Title } from "~/ui/title";
import type { BlockViewProps } from "../block-view";

/** A form beside what it is for. */
export function FormBlock({ block: { title, description, form } }: BlockViewProps<"formBlock">) {
  return (
    <section id={form.name} className="section container-wide scroll-mt-24">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col gap-4 lg:col-span-4">
          {title ? (
            <Title as="h2" size="section">
              {title}
            </Title>
          ) : null}
          {description ? <p className="max-w-prose text-lead text-ink-soft">{description}</p> : null}
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <FormView form={form} />
        </div>
      </div>
    </section>
  );
}
