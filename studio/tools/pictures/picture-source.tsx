import { Box, Dialog, Spinner, Text } from "@sanity/ui";
import { type AssetSource, type AssetSourceComponentProps, useClient } from "sanity";
import { apiVersion } from "../../schemas/parts/api-version";
import { useStaffQuery } from "../parts/use-staff-query";
import { PictureGrid } from "./picture-grid";
import { readPictures } from "./read-pictures";

/** Sanity's default image source, which still handles uploads. */
const defaultSourceName = "sanity-default";
const sources = new WeakMap<AssetSource, AssetSource>();

/** Adds an image source that lists images by name, because Sanity's own list shows images only. */
export function replacePictureSource(assetSources: readonly AssetSource[]): AssetSource[] {
  return assetSources.map((source) => {
    if (source.name !== defaultSourceName) return source;
    const namedSource = sources.get(source) ?? toNamedSource(source);
    sources.set(source, namedSource);
    return namedSource;
  });
}

function toNamedSource(source: AssetSource): AssetSource {
  const DefaultSource = source.component;
  return {
    ...source,
    component: (props) =>
      props.action === undefined || props.action === "select" ? (
        <PictureSourceDialog {...props} />
      ) : (
        <DefaultSource {...props} />
      ),
  };
}

function PictureSourceDialog({ onClose, onSelect, selectedAssets }: AssetSourceComponentProps) {
  const client = useClient({ apiVersion });
  const { answer, problem } = useStaffQuery(readPictures, client);
  return (
    <Dialog
      id="picture-choice"
      header="Choose a picture"
      width={3}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Box padding={4}>
        {answer ? (
          <PictureGrid
            pictures={answer}
            chosenId={selectedAssets[0]?._id ?? null}
            onChoose={({ id }) => onSelect([{ kind: "assetDocumentId", value: id }])}
          />
        ) : problem ? (
          <Text role="alert">The pictures couldn't be loaded. Close this and try again in a moment.</Text>
        ) : (
          <Spinner muted />
        )}
      </Box>
    </Dialog>
  );
}
