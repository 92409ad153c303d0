import { CloseIcon } from "@sanity/icons";
import { Button, Card, Flex, Heading, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { Preview, type SanityClient, useClient, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { apiVersion } from "../../schemas/parts/api-version";
import type { Picture, PictureUse } from "./picture";
import { Thumbnail } from "./picture-grid";

type PictureDetailsProps = {
  readonly picture: Picture;
  /** Called when the images have to be reloaded. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** An image with its name and the documents that use it; an unused image can be deleted. */
export function PictureDetails({ picture, onChanged, onClose }: PictureDetailsProps) {
  return (
    <Stack space={4}>
      <Flex align="flex-start" gap={2}>
        <Heading as="h2" size={1} style={{ flex: 1 }}>
          {picture.name}
        </Heading>
        <Button icon={CloseIcon} mode="bleed" aria-label="Close the picture" onClick={onClose} />
      </Flex>
      <Thumbnail picture={picture} />
      <PictureName picture={picture} onNamed={onChanged} />
      <Text size={1} muted>
        {picture.fileName || "A file without a name"}, {picture.width} × {picture.height} pixels
      </Text>
      <Heading as="h3" size={0}>
        Where it's used
      </Heading>
      {picture.uses.length > 0 ? (
        <Stack as="ul" space={2}>
          {picture.uses.map((use) => (
            <PictureUseLink key={use.id} use={use} />
          ))}
        </Stack>
      ) : (
        <DeletePicture
          picture={picture}
          onGone={() => {
            onClose();
            onChanged();
          }}
        />
      )}
    </Stack>
  );
}

type SaveState = "at rest" | "saving" | "failed";

type PictureNameProps = { readonly picture: Picture; readonly onNamed: () => void };

function PictureName({ picture, onNamed }: PictureNameProps) {
  const client = useClient({ apiVersion });
  const [name, setName] = useState(picture.editorName);
  const [saving, setSaving] = useState<SaveState>("at rest");
  const save = () => {
    setSaving("saving");
    saveName(client, picture.id, name.trim()).then(
      () => {
        setSaving("at rest");
        onNamed();
      },
      () => setSaving("failed"),
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack space={3}>
        <Text as="label" size={1} weight="medium" htmlFor="picture-name">
          Name in the Studio
        </Text>
        <Flex gap={2}>
          <div style={{ flex: 1 }}>
            <TextInput
              id="picture-name"
              value={name}
              placeholder={picture.name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </div>
          <Button
            type="submit"
            text="Save"
            disabled={saving === "saving" || name.trim() === picture.editorName}
          />
        </Flex>
        {saving === "failed" ? (
          <Text size={1} role="alert">
            The name couldn't be saved. Try again in a moment.
          </Text>
        ) : null}
      </Stack>
    </form>
  );
}

async function saveName(client: SanityClient, id: string, name: string): Promise<void> {
  const patch = client.patch(id);
  await (name ? patch.set({ title: name }) : patch.unset(["title"])).commit();
}

function PictureUseLink({ use: { id, type, alt } }: { readonly use: PictureUse }) {
  const schemaType = useSchema().get(type);
  return (
    <Card as="li" border radius={2} padding={2}>
      <Stack space={2}>
        <IntentLink intent="edit" params={{ id, type }} style={{ color: "inherit" }}>
          {schemaType ? (
            <Preview schemaType={schemaType} layout="default" value={{ _id: id, _type: type }} />
          ) : (
            id
          )}
        </IntentLink>
        {alt ? (
          <Text size={1} muted>
            “{alt}”
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

type DeletePictureProps = { readonly picture: Picture; readonly onGone: () => void };

/** Deletes a picture after a confirmation. The lake refuses it when a document refers to the picture meanwhile. */
function DeletePicture({ picture, onGone }: DeletePictureProps) {
  const client = useClient({ apiVersion });
  const [step, setStep] = useState<"at rest" | "asked" | "deleting" | "failed">("at rest");
  const remove = () => {
    setStep("deleting");
    client.delete(picture.id).then(onGone, () => setStep("failed"));
  };
  return (
    <Stack space={3}>
      <Text size={1}>No document uses it.</Text>
      {step === "at rest" ? (
        <Flex>
          <Button mode="ghost" tone="critical" text="Delete this picture" onClick={() => setStep("asked")} />
        </Flex>
      ) : (
        <Flex gap={2}>
          <Button tone="critical" text="Delete permanently" disabled={step === "deleting"} onClick={remove} />
          <Button mode="ghost" text="Keep it" onClick={() => setStep("at rest")} />
        </Flex>
      )}
      {step === "failed" ? (
        <Text size={1} role="alert">
          It couldn't be deleted: a document may be using it now. Check again.
        </Text>
      ) : null}
    </Stack>
  );
}
