import { type ReactNode, useEffect, useRef } from "react";
import { definePlugin, type InputProps, isArrayOfBlocksInputProps } from "sanity";
import { usePresentationParams } from "sanity/presentation";
import { formDocumentMessage, formDocumentRequest } from "../../../app/edge/preview/preview-messages";
import { toPublishedId } from "../../schemas/rules/unique-value";
import { FollowDocumentUrl } from "./follow-document-url";
import { OpenFieldTab } from "./open-field-tab";
import { PreviewDocumentContext, postToPreview } from "./post-to-preview";
import { RichTextPathContext, RichTextPlugins } from "./rich-text-preview";

/** Connects a form with the preview: sends unsaved content and navigates it. */
export const previewPlugin = definePlugin({
  name: "tell-frame",
  form: { components: { input: PreviewedInput, portableText: { plugins: RichTextPlugins } } },
});

function PreviewedInput(props: InputProps) {
  const form = props.renderDefault(props);
  if (isArrayOfBlocksInputProps(props))
    return <RichTextPathContext value={props.path}>{form}</RichTextPathContext>;
  return props.path.length === 0 ? <PreviewedForm document={props.value}>{form}</PreviewedForm> : form;
}

type PreviewedFormProps = { readonly document: unknown; readonly children: ReactNode };

/** Without a preview, renders the form alone. */
function PreviewedForm({ document, children }: PreviewedFormProps) {
  if (!usePresentationParams(false)) return children;
  return (
    <PreviewDocumentContext value={getDocumentId(document)}>
      <DocumentPreviewSync document={document} />
      <FollowDocumentUrl document={document} />
      <OpenFieldTab />
      {children}
    </PreviewDocumentContext>
  );
}

function getDocumentId(content: unknown): string | null {
  const id: unknown = typeof content === "object" && content !== null && Reflect.get(content, "_id");
  return typeof id === "string" ? toPublishedId(id) : null;
}

function DocumentPreviewSync({ document }: { readonly document: unknown }) {
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
    postToPreview({ type: formDocumentMessage, document });
  }, [document]);
  useEffect(() => {
    const answer = ({ origin, data }: MessageEvent<unknown>) => {
      const isQuestion =
        typeof data === "object" && data !== null && Reflect.get(data, "type") === formDocumentRequest;
      if (origin === window.location.origin && isQuestion)
        postToPreview({ type: formDocumentMessage, document: latest.current });
    };
    window.addEventListener("message", answer);
    return () => window.removeEventListener("message", answer);
  }, []);
  return null;
}
