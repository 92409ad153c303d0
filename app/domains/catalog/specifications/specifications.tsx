import { Tabs } from "~/ui/navigation/tabs";
import { lazyPart } from "~/ui/runtime/lazy-part";
import type { SpecificationGroup, Style } from "../style.schema";

const SpecificationContent = lazyPart(
  async () => (await import("./specification-content")).SpecificationContent,
);

/** The accessible name of the tabs. */
const tabsLabel = "About this style";

type SpecificationsProps = {
  readonly specView: Style["specView"];
  readonly groups: readonly SpecificationGroup[];
};

type Section = { readonly id: string; readonly title: string; readonly content: JSX.Element };

/** Specifications, Description, Assembly Videos and FAQs, as tabs or stacked (CAT-010). */
export function Specifications({ specView, groups }: SpecificationsProps) {
  const sections = toSections(groups);
  if (sections.length === 0) return null;
  return specView === "tabbing" ? (
    <>
      <h2 className="sr-only">{tabsLabel}</h2>
      <Tabs label={tabsLabel} items={sections} />
    </>
  ) : (
    <div className="flex flex-col">
      {sections.map((section) => (
        <section
          key={section.id}
          aria-labelledby={`spec-${section.id}`}
          className="grid gap-6 border-t border-ink py-10 lg:grid-cols-12 lg:gap-16 lg:py-14"
        >
          <h2 id={`spec-${section.id}`} className="text-h3 lg:col-span-4">
            {section.title}
          </h2>
          <div className="lg:col-span-8">{section.content}</div>
        </section>
      ))}
    </div>
  );
}

function toSections(groups: readonly SpecificationGroup[]): Section[] {
  return groups.map((group) => ({
    id: group.name,
    title: group.title,
    content: <SpecificationContent group={group} />,
  }));
}
