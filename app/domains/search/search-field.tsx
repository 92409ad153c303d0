import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { paths } from "~/kernel/paths";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields/text-field";
import { isSearchable, normalizeSearchText, searchMessages } from "./search.messages";

type SearchFieldProps = { readonly text: string; readonly error: string | undefined };

/**
 * The search field of the results page: a plain form, with an immediate error for a text that is too short.
 */
export function SearchField({ text, error: given }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState(given);
  useEffect(() => {
    setTyped(text);
    setError(given);
  }, [text, given]);
  const submit = (event: FormEvent) => {
    if (isSearchable(normalizeSearchText(typed))) return;
    event.preventDefault();
    setError(searchMessages.tooShort);
  };
  return (
    <search className="max-w-2xl">
      <Form
        method="get"
        action={paths.search}
        onSubmit={submit}
        noValidate
        className="flex items-start gap-3"
      >
        <div className="min-w-0 flex-1">
          <TextField
            type="search"
            name="query"
            label="Search doors, colors, answers"
            required
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            error={error}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" className="mt-6.5">
          Search
        </Button>
      </Form>
    </search>
  );
}
