import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useKeyedState } from "~/ui/runtime/use-keyed-state";
import { usePreHydrationChecked } from "~/ui/runtime/use-pre-hydration-input";
import { filterTitles } from "../style-index/style-facets";
import type { FilterGroup } from "./list-parameters";
import { setFilterValues, toListUrl } from "./list-query";
import type { FilterOption, StyleList } from "./list-styles";

type ListFiltersProps = {
  readonly path: string;
  readonly list: StyleList;
  readonly groups: readonly FilterGroup[];
};

/** Filter checkboxes with the number of results of each. Without script it is a form with a button. */
export function ListFilters({ path, list, groups }: ListFiltersProps) {
  const { query, options } = list;
  const [isAlive, setIsAlive] = useState(false);
  const navigate = useNavigate();
  useEffect(() => setIsAlive(true), []);
  const choose = (group: FilterGroup, values: readonly string[]) =>
    navigate(toListUrl(path, setFilterValues(query, group, values)), { preventScrollReset: true });
  const count = groups.reduce((sum, group) => sum + query.chosen[group].length, 0);
  return (
    <details className="filters">
      <summary className="cursor-pointer border-y border-line font-medium">
        <span className="flex min-h-12 items-center justify-between">
          Filters{count > 0 ? ` (${count})` : ""}
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <Form method="get" action={path} className="flex flex-col gap-8 py-6 lg:py-0">
        {query.query ? <input type="hidden" name="query" value={query.query} /> : null}
        {query.sort ? <input type="hidden" name="sort" value={query.sort} /> : null}
        {groups.map((group) => (
          <Group
            key={group}
            group={group}
            options={options[group]}
            chosen={query.chosen[group]}
            onChoose={(values) => choose(group, values)}
          />
        ))}
        {isAlive ? null : (
          <Button type="submit" variant="secondary">
            Show these doors
          </Button>
        )}
      </Form>
    </details>
  );
}

type GroupProps = {
  readonly group: FilterGroup;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
};

function Group({ group, options, chosen, onChoose }: GroupProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  usePreHydrationChecked(fieldset, (values) => onChoose([...new Set([...chosen, ...values])]));
  const tick = (value: string, isTicked: boolean) => {
    const otherValues = chosen.filter((other) => other !== value);
    onChoose(isTicked ? [...otherValues, value] : otherValues);
  };
  return (
    <fieldset ref={fieldset} className="border-t border-line pt-4">
      <legend className="eyebrow float-start mb-2 w-full text-ink-soft">{filterTitles[group]}</legend>
      {options.map((option) => (
        <Option
          key={option.value}
          group={group}
          option={{ ...option, isChosen: chosen.includes(option.value) }}
          onTick={tick}
        />
      ))}
    </fieldset>
  );
}

type OptionProps = {
  readonly group: FilterGroup;
  readonly option: FilterOption;
  readonly onTick: (value: string, isTicked: boolean) => void;
};

/** An option without results is disabled. A checked box shows its state at once, before the list follows. */
function Option({ group, option: { value, label, count, isChosen }, onTick }: OptionProps) {
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setIsTicked] = useKeyedState(isChosen, String(isChosen));
  useEffect(() => {
    if (box.current?.checked) setIsTicked(true);
  }, [setIsTicked]);
  const tick = (ticked: boolean) => {
    setIsTicked(ticked);
    onTick(value, ticked);
  };
  return (
    <label className="clear-start flex cursor-pointer items-center gap-3 py-1.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
      <input
        ref={box}
        type="checkbox"
        name={group}
        value={value}
        checked={isTicked}
        disabled={count === 0 && !isChosen}
        onChange={({ target }) => tick(target.checked)}
        className="tick"
      />
      <span className="flex-1">{label}</span>
      <span className="tabular-nums text-ink-soft">
        {count}
        <span className="sr-only">{count === 1 ? " style" : " styles"}</span>
      </span>
    </label>
  );
}
