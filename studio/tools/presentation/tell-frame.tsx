import { useEffect, useRef } from "react";
import { definePlugin, type InputProps } from "sanity";
import { typedMessage, typedQuestion } from "../../../app/kernel/typed-message";

/** Tells the shop in the frame beside the form what stands in the form, before it is stored. */
export const tellFrame = definePlugin({ name: "tell-frame", form: { components: { input: TellingInput } } });

function TellingInput(props: InputProps) {
  const isDocument = props.path.length === 0;
  return (
    <>
      {isDocument ? <Telling document={props.value} /> : null}
      {props.renderDefault(props)}
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
