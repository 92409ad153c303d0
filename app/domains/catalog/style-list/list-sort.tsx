import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields/select-field";
import { filterGroups } from "./list-parameters";
import { type ListQuery, sortOptions, toListUrl } from "./list-query";

type ListSortProps = { readonly path: string; readonly query: ListQuery };

/** The sort order of a list (CAT-024). It applies at once; without script there is a button. */
export function ListSort({ path, query }: ListSortProps) {
  const [isAlive, setIsAlive] = useState(false);
  const navigate = useNavigate();
  useEffect(() => setIsAlive(true), []);
  const sortBy = (value: string) => {
    const sort = sortOptions.find((option) => option.value === value)?.value;
    navigate(toListUrl(path, { ...query, sort, page: 1 }), { preventScrollReset: true });
  };
  return (
    <Form method="get" action={path} noValidate className="flex items-end gap-2">
      {query.query ? <input type="hidden" name="query" value={query.query} /> : null}
      {filterGroups.flatMap((group) =>
        query.chosen[group].map((value) => (
          <input key={`${group}-${value}`} type="hidden" name={group} value={value} />
        )),
      )}
      <SelectField
        name="sort"
        label="Sort"
        required
        value={query.sort ?? ""}
        placeholder="Featured"
        options={sortOptions}
        onChange={({ target }) => sortBy(target.value)}
      />
      {isAlive ? null : (
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      )}
    </Form>
  );
}
