import { Button, Flex, Stack } from "@sanity/ui";
import { type ObjectInputProps, setIfMissing, useFormValue } from "sanity";
import { toRecord } from "../rules/read-untyped";
import { proposeSample } from "./usual-sample";

/** Offers the usual sample for an empty field: the SKU of the style's code, its name and no price. */
export function SampleInput(props: ObjectInputProps) {
  const usual = proposeSample(useFormValue(["name"]), useFormValue(["code", "current"]));
  const { sku, name } = toRecord(props.value);
  const createSample = () => {
    if (!usual) return;
    props.onChange([
      setIfMissing({ _type: "sampleDoor" }),
      ...Object.entries(usual).map(([field, value]) => setIfMissing(value, [field])),
    ]);
  };
  return (
    <Stack space={3}>
      {usual && !sku && !name && !props.readOnly ? (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`Use ${usual.sku}, “${usual.name}”, free`}
            onClick={createSample}
          />
        </Flex>
      ) : null}
      {props.renderDefault(props)}
    </Stack>
  );
}
