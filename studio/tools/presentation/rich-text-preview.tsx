import { type Editor, useEditor } from "@portabletext/editor";
import { createContext, useContext, useEffect } from "react";
import type { Path, PortableTextPluginsProps } from "sanity";
import { PreviewDocumentContext, postTextEdit } from "./post-to-preview";

/** Path of the rich text field that is being edited; null for other fields. */
export const RichTextPathContext = createContext<Path | null>(null);

/** Adds a plugin to the rich text editor that sends each edit to the preview. */
export function RichTextPlugins(props: PortableTextPluginsProps) {
  const id = useContext(PreviewDocumentContext);
  const path = useContext(RichTextPathContext);
  return (
    <>
      {props.renderDefault(props)}
      {id !== null && path !== null && <RichTextPreview id={id} path={path} />}
    </>
  );
}

/** After an edit the document first delivers older texts; the preview shows the document again after this delay. */
const settleMs = 500;

type TextProps = { readonly id: string; readonly path: Path };

/** The editor updates the document after a pause or once a second (`mutation`), but emits each edit (`patch`). */
function RichTextPreview({ id, path }: TextProps) {
  const editor = useEditor();
  useEffect(() => {
    const postedPaths = new Map<string, Path>();
    let settling: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      for (const postedPath of postedPaths.values()) postTextEdit(id, postedPath, null);
      postedPaths.clear();
    };
    const patchSubscription = editor.on("patch", ({ patch }) => {
      clearTimeout(settling);
      const text = getTextAt(editor, patch.path);
      if (text === undefined) return;
      const fieldPath = [...path, ...patch.path];
      postedPaths.set(JSON.stringify(fieldPath), fieldPath);
      postTextEdit(id, fieldPath, text);
    });
    const mutationSubscription = editor.on("mutation", () => {
      clearTimeout(settling);
      settling = setTimeout(settle, settleMs);
    });
    return () => {
      patchSubscription.unsubscribe();
      mutationSubscription.unsubscribe();
      clearTimeout(settling);
      settle();
    };
  }, [editor, id, path]);
  return null;
}

/**
 * Returns the current text of a span at a path like `[{_key}, "children", {_key}, "text"]`; undefined for other
 * paths.
 */
function getTextAt(editor: Editor, path: Path): string | undefined {
  const [block, children, child, field] = path;
  if (children !== "children" || field !== "text" || path.length !== 4) return undefined;
  const holder = findMember(editor.getSnapshot().context.value, block);
  const text: unknown = Reflect.get(findMember(Reflect.get(holder ?? {}, "children"), child) ?? {}, "text");
  return typeof text === "string" ? text : undefined;
}

function findMember(list: unknown, step: Path[number] | undefined): object | undefined {
  if (!Array.isArray(list) || typeof step !== "object" || !("_key" in step)) return undefined;
  return list.find(
    (one: unknown) => typeof one === "object" && one !== null && Reflect.get(one, "_key") === step._key,
  );
}
