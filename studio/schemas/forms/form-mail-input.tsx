import type { InputProps } from "sanity";
import { TextWithPlaceholders } from "../parts/filled-text";
import { formMailPlaceholders } from "./form-mail-placeholders";

export function MailInput(props: InputProps) {
  return <TextWithPlaceholders field={props} placeholders={formMailPlaceholders} />;
}
