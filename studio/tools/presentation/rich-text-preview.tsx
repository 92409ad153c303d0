import { type Editor, useEditor } from "@portabletext/editor";
import { createContext, useContext, useEffect } from "react";
import type { Path, PortableTextPluginsProps } from "sanity";
import { PreviewDocumentContext, postTextEdit } from "./post-to-preview";

/** Where the formatted text stands that is edited here; null of any other field. */
export const RichTextPathContext = createContext<Path | null>(null);

/** What the editor of formatted text has beside what it always has: its letters stand in the frame at once. */
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

/** The document answers a change with texts of before and after it; only then does the frame show the document again. */
const settleMs = 500;

type TextProps = { readonly id: string; readonly path: Path };

/** The editor tells the document of letters at a pause, or once a second (`mutation`); of each letter it tells us (`patch`). */
function RichTextPreview({ id, path }: TextProps) {
  const editor = useEditor();
  useEffect(() => {
    const told = new Map<string, Path>();
    let settling: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      for (const place of told.values()) postTextEdit(id, place, null);
      told.clear();
    };
    const letters = editor.on("patch", ({ patch }) => {
      clearTimeout(settling);
      const text = getTextAt(editor, patch.path);
      if (text === undefined) return;
      const place = [...path, ...patch.path];
      told.set(JSON.stringify(place), place);
      postTextEdit(id, place, text);
    });
    const stored = editor.on("mutation", () => {
      clearTimeout(settling);
      settling = setTimeout(settle, settleMs);
    });
    return () => {
      letters.unsubscribe();
      stored.unsubscribe();
      clearTimeout(settling);
      settle();
    };
  }, [editor, id, path]);
  return null;
}

/** What a run of letters says now, at a path like `[{_key}, "children", {_key}, "text"]`; undefined of any other path. */
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
