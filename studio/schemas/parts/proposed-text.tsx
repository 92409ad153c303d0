import { Button, Flex, Stack } from "@sanity/ui";
import { type Path, type StringInputProps, set, useFormValue } from "sanity";
import { toSlugFromTitle } from "../rules/slug-from-title";

/** The path of the source text, and a function that creates a proposal or an empty string from it. */
type Proposal = { readonly from: (field: Path) => Path; readonly propose: (source: string) => string };

/** A text input that offers a proposal while it is empty. */
function ProposedText({ field, from, propose }: Proposal & { readonly field: StringInputProps }) {
  const source = useFormValue(from(field.path));
  const text = typeof source === "string" ? propose(source) : "";
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

const getTitlePath = (field: Path): Path => [...field.slice(0, -1), "title"];
const getLabelPath = (field: Path): Path => [...field.slice(0, -1), "label"];

export const AddressFromTitle = (field: StringInputProps) => (
  <ProposedText field={field} from={getTitlePath} propose={toAddress} />
);

export const NameFromTitle = (field: StringInputProps) => (
  <ProposedText field={field} from={getTitlePath} propose={toSlugFromTitle} />
);

export const NameFromLabel = (field: StringInputProps) => (
  <ProposedText field={field} from={getLabelPath} propose={toFieldName} />
);

export const ValueFromLabel = (field: StringInputProps) => (
  <ProposedText field={field} from={getLabelPath} propose={toSlugFromTitle} />
);

/** Converts 'About us' to '/about-us'. */
export function toAddress(title: string): string {
  const slug = toSlugFromTitle(title);
  return slug && `/${slug}`;
}

/** Converts 'Gate code' to 'gate_code', a valid name of a field. Field names start with a–z. */
export function toFieldName(label: string): string {
  return toSlugFromTitle(label)
    .replaceAll("-", "_")
    .replace(/^[^a-z]+/, "");
}
