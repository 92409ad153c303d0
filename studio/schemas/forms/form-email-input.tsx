import type { InputProps } from "sanity";
import { TextWithPlaceholders } from "../parts/text-with-placeholders";
import { formMailPlaceholders } from "./form-email-placeholders";

export function FormEmailTextInput(props: InputProps) {
  return <TextWithPlaceholders field={props} placeholders={formMailPlaceholders} />;
}
