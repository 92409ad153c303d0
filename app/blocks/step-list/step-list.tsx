import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { ActionLink } from "~/content/rich-text/action-link";
import { ReadMore } from "~/ui/content/read-more";
import type { BlockViewProps } from "../block-view";
import { BlockIntro } from "../parts/block-intro";

/** Instructions in steps on a dark background; the numbers have two digits. */
export function StepList({ block }: BlockViewProps<"stepList">) {
  return (
    <section className="on-dark">
      <div className="container-wide grid gap-x-16 gap-y-10 py-section lg:grid-cols-12">
        <div className="flex flex-col gap-4 lg:col-span-4">
          <BlockIntro block={block} className="max-w-sm text-lead text-mist" />
        </div>
        <ol className="border-b border-line-dark lg:col-span-8">
          {block.steps.map((step, index) => (
            <li
              key={step._key}
              className="grid grid-cols-6 items-baseline gap-x-6 gap-y-2 border-t border-line-dark py-7 md:grid-cols-12 lg:py-8"
            >
              <span
                aria-hidden="true"
                className="whitespace-nowrap font-display text-h2 text-brass-light md:col-span-2"
              >
                {step.hideStepNumber ? null : String(step.stepNumber ?? index + 1).padStart(2, "0")}
              </span>
              <h3 className="col-span-5 md:col-span-4">{step.title}</h3>
              <div className="col-span-5 col-start-2 flex flex-col gap-5 md:col-span-6 md:col-start-7">
                {step.description ? (
                  <ReadMore text={step.description} className="max-w-prose text-mist" />
                ) : null}
                {step.action ? (
                  <ActionLink action={step.action} defaultVariant="text" onDark className="self-start">
                    <span className="sr-only">: {step.title}</span>
                  </ActionLink>
                ) : null}
                {step.image ? (
                  <Picture
                    image={step.image}
                    sizes="(min-width: 64rem) 33vw, 80vw"
                    ratio={pictureRatios.step}
                  />
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
