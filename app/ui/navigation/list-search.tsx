import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button";
import { classNames } from "../class-names";
import { controlClassNames } from "../fields/field";
import { useKeyedState } from "../runtime/use-keyed-state";

type ListSearchProps = {
  /** The URL path of the list; the search text becomes `?query=`. */
  readonly path: string;
  readonly placeholder: string;
  /** The current search text. */
  readonly query?: string;
  readonly className?: string;
};

/**
 * The search field of a list page (SRCH-008, SRCH-009). It adds `?query=` without scrolling and ignores empty
 * text. Without script it is a plain form.
 */
export function ListSearch({ path, placeholder, query = "", className }: ListSearchProps) {
  const [text, setText] = useKeyedState(query, query);
  const [isAlive, setIsAlive] = useState(false);
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Text typed before hydration is only in the input element.
    if (box.current) setText(box.current.value);
    setIsAlive(true);
  }, [setText]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    // Read from the input, because a click can come before the effect.
    const searchText = box.current?.value.trim();
    if (searchText)
      navigate(`${path}?${new URLSearchParams({ query: searchText })}`, { preventScrollReset: true });
  };
  return (
    <search className={className}>
      <Form method="get" action={path} noValidate onSubmit={search} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {placeholder}
        </label>
        <input
          ref={box}
          id={id}
          type="search"
          name="query"
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={placeholder}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className={classNames(controlClassNames, "min-w-0 flex-1")}
        />
        <Button type="submit" variant="secondary" disabled={isAlive && text.trim() === ""}>
          Search
        </Button>
      </Form>
    </search>
  );
}
