import { useLocation } from "@remix-run/react";
import { type FormEvent, lazy, type RefObject, Suspense, useRef, useState } from "react";
import { paths } from "~/kernel/paths";
import { Icon } from "~/ui/icon";
import { useKeyedState } from "~/ui/runtime/use-keyed-state";

const SearchPopup = lazy(async () => ({ default: (await import("./search-popup")).SearchPopup }));

/**
 * The search box of the header (SRCH-002): typing in it, or pressing its button, opens the popup; another page closes
 * it. Without script it is a form that leads to the results page.
 */
export function SearchBox({ popularSearches }: { readonly popularSearches: readonly string[] }) {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useKeyedState(false, pathname + search);
  const [wasOpened, setOpened] = useState(false);
  const [text, setText] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const open = (event?: FormEvent) => {
    event?.preventDefault();
    setText(box.current?.value ?? "");
    setOpen(true);
    setOpened(true);
  };
  return (
    <>
      <BoxForm box={box} onOpen={open} />
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchPopup
            open={isOpen}
            text={text}
            popularSearches={popularSearches}
            onClose={() => {
              setOpen(false);
              if (box.current) box.current.value = "";
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type BoxFormProps = {
  readonly box: RefObject<HTMLInputElement>;
  readonly onOpen: (event?: FormEvent) => void;
};

/** A field where the header has room for one, and its button everywhere. */
function BoxForm({ box, onOpen }: BoxFormProps) {
  return (
    <search>
      <form
        method="get"
        action={paths.search}
        onSubmit={onOpen}
        className="flex items-center 2xl:rounded-sm 2xl:border 2xl:border-line-strong 2xl:bg-white"
      >
        <label htmlFor="query-box" className="sr-only">
          Search doors, colors, answers
        </label>
        <input
          ref={box}
          id="query-box"
          type="search"
          name="query-box"
          placeholder="Search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onInput={() => onOpen()}
          className="hidden w-24 3xl:w-32 bg-transparent ps-3 text-sm 2xl:block"
        />
        <button
          type="submit"
          aria-haspopup="dialog"
          className="target flex items-center justify-center hover:text-pine"
        >
          <Icon name="search" size="large" />
          <span className="sr-only">Search the shop</span>
        </button>
      </form>
    </search>
  );
}
