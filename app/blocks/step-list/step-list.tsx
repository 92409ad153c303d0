import { Picture } from "~/content/image";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../section-heading";

/** How something is done, step by step; numbers are padded to two digits (S1 §9). */
export function StepList({ block }: BlockViewProps<"stepList">) {
  return (
    <section className="section container-wide">
      <SectionHeading title={block.title} description={block.description} />
      <ol
        className={`grid gap-x-8 gap-y-10 md:grid-cols-2 ${block.steps.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        {block.steps.map((step, index) => (
          <li key={step._key} className="flex flex-col gap-3 border-t border-ink pt-5">
            <span aria-hidden="true" className="font-display text-h3 text-brass-deep">
              {String(step.stepNumber ?? index + 1).padStart(2, "0")}
            </span>
            {step.image ? (
              <Picture image={step.image} sizes="(min-width: 64rem) 25vw, 100vw" ratio={3 / 2} />
            ) : null}
            <h3 className="text-h4">{step.title}</h3>
            {step.description ? <p className="text-ink-soft">{step.description}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
