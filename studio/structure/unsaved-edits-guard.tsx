import { useEffect } from "react";
import { definePlugin, getPublishedId, type InputProps, useDocumentStore } from "sanity";
import { trackUnsavedEdits } from "./unsaved-edits";

/** Saves the latest edits when a form is closed, and asks before the window closes with unsaved edits. */
export const unsavedEditsGuard = definePlugin({
  name: "keep-saving",
  form: { components: { input: GuardedInput } },
});

function GuardedInput(props: InputProps) {
  const { path, value, schemaType } = props;
  const id = path.length === 0 && isDocument(value) ? getPublishedId(value._id) : null;
  return (
    <>
      {id ? <UnsavedEditsGuard key={id} id={id} type={schemaType.name} /> : null}
      {props.renderDefault(props)}
    </>
  );
}

function UnsavedEditsGuard({ id, type }: { readonly id: string; readonly type: string }) {
  const { pair } = useDocumentStore();
  useEffect(() => {
    const saving = trackUnsavedEdits(pair, id, type);
    const warnBeforeUnload = (event: BeforeUnloadEvent) => {
      if (saving.isUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warnBeforeUnload);
    return () => {
      window.removeEventListener("beforeunload", warnBeforeUnload);
      saving.stop();
    };
  }, [pair, id, type]);
  return null;
}

function isDocument(value: unknown): value is { readonly _id: string } {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "_id") === "string";
}
