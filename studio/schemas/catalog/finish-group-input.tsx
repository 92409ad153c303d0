import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { insert, type ObjectInputProps, setIfMissing, useClient, useFormValue } from "sanity";
import { apiVersion } from "../parts/api-version";
import { toList, toRecord } from "../rules/read-untyped";
import { toStyleFinish } from "./style-finish";

/** Offers to create the door style's own finish from its color and its first picture. */
export function FinishGroupInput(props: ObjectInputProps) {
  const groupFinish = toStyleFinish(useFormValue([]));
  const [hasFailed, setHasFailed] = useState(false);
  const client = useClient({ apiVersion });
  const { name, items } = toRecord(props.value);
  const isListed = toList(items).some((item) => toRecord(item)._ref === groupFinish?._id);
  const make = async () => {
    if (!groupFinish) return;
    setHasFailed(false);
    try {
      await client.createIfNotExists(groupFinish);
      const member = { _type: "reference", _key: groupFinish._id, _ref: groupFinish._id };
      props.onChange([setIfMissing([], ["items"]), insert([member], "before", ["items", 0])]);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Stack space={3}>
      {groupFinish && name === "color" && !isListed && !props.readOnly ? (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`Use “${groupFinish.label}”, this door style's own color`}
            onClick={() => void make()}
          />
        </Flex>
      ) : null}
      {hasFailed ? <Text size={1}>The finish couldn't be created. Please try again.</Text> : null}
      {props.renderDefault(props)}
    </Stack>
  );
}
