import { Button, Flex, Stack } from "@sanity/ui";
import { type Path, type StringInputProps, set, useFormValue } from "sanity";
import { wordFromTitle } from "../rules/from-title";

/** The path of the source text, and a function that creates a proposal or an empty string from it. */
type Proposal = { readonly from: (field: Path) => Path; readonly propose: (said: string) => string };

/** A text input that offers a proposal while it is empty. */
function ProposedText({ field, from, propose }: Proposal & { readonly field: StringInputProps }) {
  const said = useFormValue(from(field.path));
  const text = typeof said === "string" ? propose(said) : "";
  return (
    <Stack space={2}>
      {field.renderDefault(field)}
      {text && !field.value && !field.readOnly ? (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`Use ${text}`}
            onClick={() => field.onChange(set(text))}
          />
        </Flex>
      ) : null}
    </Stack>
  );
}

const titleBeside = (field: Path): Path => [...field.slice(0, -1), "title"];
const labelBeside = (field: Path): Path => [...field.slice(0, -1), "label"];

export const AddressFromTitle = (field: StringInputProps) => (
  <ProposedText field={field} from={titleBeside} propose={addressFrom} />
);

export const NameFromTitle = (field: StringInputProps) => (
  <ProposedText field={field} from={titleBeside} propose={wordFromTitle} />
);

export const NameFromLabel = (field: StringInputProps) => (
  <ProposedText field={field} from={labelBeside} propose={fieldNameFrom} />
);

export const ValueFromLabel = (field: StringInputProps) => (
  <ProposedText field={field} from={labelBeside} propose={wordFromTitle} />
);

/** Converts 'About us' to '/about-us'. */
export function addressFrom(said: string): string {
  const word = wordFromTitle(said);
  return word && `/${word}`;
}

/** Converts 'Gate code' to 'gate_code', a valid name of a field. Field names start with a–z. */
export function fieldNameFrom(label: string): string {
  return wordFromTitle(label)
    .replaceAll("-", "_")
    .replace(/^[^a-z]+/, "");
}
