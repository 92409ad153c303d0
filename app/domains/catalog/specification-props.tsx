import { ReadMoreList } from "~/ui/read-more";
import { SpecificationFilms } from "./specification-films";
import type { SpecificationGroup } from "./style.schema";

/** A group's properties: a table of keys and values, a list, or videos. */
export function SpecificationProps({ group }: { readonly group: SpecificationGroup }) {
  if (group.type === "video") return <SpecificationFilms group={group} />;
  if (group.contentFormat === "unordered-list" || group.contentFormat === "ordered-list")
    return <PropList group={group} />;
  const isGrid = group.contentDisplay === "grid-view";
  return (
    <dl className={isGrid ? "grid gap-x-12 md:grid-cols-2" : ""}>
      {group.props.map((prop) => (
        <div
          key={prop.label ?? prop.title ?? prop.value}
          className="grid grid-cols-5 gap-x-5 border-b border-line py-3.5"
        >
          {group.showKeys === false ? null : (
            <dt className="col-span-2 text-ink-soft">{prop.label ?? prop.title}</dt>
          )}
          <dd className={group.showKeys === false ? "col-span-5" : "col-span-3"}>{prop.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PropList({ group }: { readonly group: SpecificationGroup }) {
  return (
    <ReadMoreList
      ordered={group.contentFormat === "ordered-list"}
      items={group.props.map(({ title, value = title }) => ({ key: String(value), content: value }))}
    />
  );
}
