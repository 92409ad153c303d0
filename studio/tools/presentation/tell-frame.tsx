import { useEffect, useRef } from "react";
import { definePlugin, type InputProps } from "sanity";
import { usePresentationParams } from "sanity/presentation";
import { typedMessage, typedQuestion } from "../../../app/kernel/typed-message";
import { FollowAddress } from "./follow-address";
import { OpenPath } from "./open-path";

/** What a form does for the shop in the frame beside it: tells what stands in it, before it is stored, and where to go. */
export const tellFrame = definePlugin({ name: "tell-frame", form: { components: { input: InputBeside } } });

function InputBeside(props: InputProps) {
  const isDocument = props.path.length === 0;
  return (
    <>
      {isDocument ? <Beside document={props.value} /> : null}
      {props.renderDefault(props)}
    </>
  );
}

/** Nothing where no frame of the shop stands beside the form. */
function Beside({ document: content }: { readonly document: unknown }) {
  if (!usePresentationParams(false)) return null;
  return (
    <>
      <Telling document={content} />
      <FollowAddress document={content} />
      <OpenPath />
    </>
  );
}

function Telling({ document: content }: { readonly document: unknown }) {
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
    tell(content);
  }, [content]);
  useEffect(() => {
    const answer = ({ origin, data }: MessageEvent<unknown>) => {
      const isQuestion =
        typeof data === "object" && data !== null && Reflect.get(data, "type") === typedQuestion;
      if (origin === window.location.origin && isQuestion) tell(latest.current);
    };
    window.addEventListener("message", answer);
    return () => window.removeEventListener("message", answer);
  }, []);
  return null;
}

function tell(content: unknown): void {
  for (const frame of document.querySelectorAll("iframe"))
    frame.contentWindow?.postMessage({ type: typedMessage, document: content }, window.location.origin);
}
