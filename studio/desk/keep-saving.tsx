import { useEffect } from "react";
import { definePlugin, getPublishedId, type InputProps, useDocumentStore } from "sanity";
import { followSaving } from "./saving";

/** What was typed is stored, also when its form is left at once; who would close the window on it is asked first. */
export const keepSaving = definePlugin({
  name: "keep-saving",
  form: { components: { input: KeepingInput } },
});

function KeepingInput(props: InputProps) {
  const { path, value, schemaType } = props;
  const id = path.length === 0 && isDocument(value) ? getPublishedId(value._id) : null;
  return (
    <>
      {id ? <Keeping key={id} id={id} type={schemaType.name} /> : null}
      {props.renderDefault(props)}
    </>
  );
}

function Keeping({ id, type }: { readonly id: string; readonly type: string }) {
  const { pair } = useDocumentStore();
  useEffect(() => {
    const saving = followSaving(pair, id, type);
    const ask = (event: BeforeUnloadEvent) => {
      if (saving.isUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      saving.leave();
    };
  }, [pair, id, type]);
  return null;
}

function isDocument(value: unknown): value is { readonly _id: string } {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "_id") === "string";
}
