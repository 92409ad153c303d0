import { type ReactNode, useEffect, useRef } from "react";
import { definePlugin, type InputProps, isArrayOfBlocksInputProps } from "sanity";
import { usePresentationParams } from "sanity/presentation";
import { formDocumentMessage, formDocumentRequest } from "../../../app/edge/preview/preview-messages";
import { publishedId } from "../../schemas/rules/only-one";
import { FollowAddress } from "./follow-address";
import { DocumentBeside, tell } from "./letters";
import { TextBeside, TextPlugins } from "./letters-of-text";
import { OpenPath } from "./open-path";

/** What a form does for the shop in the frame beside it: tells what stands in it, before it is stored, and where to go. */
export const tellFrame = definePlugin({
  name: "tell-frame",
  form: { components: { input: InputBeside, portableText: { plugins: TextPlugins } } },
});

function InputBeside(props: InputProps) {
  const form = props.renderDefault(props);
  if (isArrayOfBlocksInputProps(props)) return <TextBeside value={props.path}>{form}</TextBeside>;
  return props.path.length === 0 ? <Beside document={props.value}>{form}</Beside> : form;
}

type BesideProps = { readonly document: unknown; readonly children: ReactNode };

/** The form alone where no frame of the shop stands beside it. */
function Beside({ document: content, children }: BesideProps) {
  if (!usePresentationParams(false)) return children;
  return (
    <DocumentBeside value={idOf(content)}>
      <Telling document={content} />
      <FollowAddress document={content} />
      <OpenPath />
      {children}
    </DocumentBeside>
  );
}

function idOf(content: unknown): string | null {
  const id: unknown = typeof content === "object" && content !== null && Reflect.get(content, "_id");
  return typeof id === "string" ? publishedId(id) : null;
}

function Telling({ document: content }: { readonly document: unknown }) {
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
    tell({ type: formDocumentMessage, document: content });
  }, [content]);
  useEffect(() => {
    const answer = ({ origin, data }: MessageEvent<unknown>) => {
      const isQuestion =
        typeof data === "object" && data !== null && Reflect.get(data, "type") === formDocumentRequest;
      if (origin === window.location.origin && isQuestion)
        tell({ type: formDocumentMessage, document: latest.current });
    };
    window.addEventListener("message", answer);
    return () => window.removeEventListener("message", answer);
  }, []);
  return null;
}
