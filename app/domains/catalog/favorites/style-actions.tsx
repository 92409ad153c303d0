import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import { ShareButton } from "./share-button";
import { appendStyleCodes } from "./style-codes";
import { useFavorites } from "./use-favorites";

type StyleActionsProps = {
  readonly code: string;
  readonly name: string;
  readonly path: string;
  readonly isInVisualizer: boolean;
};

/** Links and buttons below a style: favorite, compare, share and visualizer. */
export function StyleActions({ code, name, path, isInVisualizer }: StyleActionsProps) {
  const { codes, toggle } = useFavorites();
  const isKept = codes?.includes(code) ?? false;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button
        variant="text"
        icon={isKept ? "check" : "heart"}
        aria-pressed={isKept}
        aria-label={`Save ${name}`}
        onClick={() => toggle(code)}
        className="needs-script"
      >
        {isKept ? "Saved" : "Save"}
      </Button>
      <ButtonLink variant="text" icon="compare" to={appendStyleCodes(paths.compare, [code])}>
        Compare
      </ButtonLink>
      {isInVisualizer ? (
        <ButtonLink
          variant="text"
          icon="door"
          to={`${paths.visualizer}?${new URLSearchParams({ main: code })}`}
        >
          See it in a kitchen
        </ButtonLink>
      ) : null}
      <ShareButton title={name} path={path} />
      <Button variant="text" icon="print" onClick={() => window.print()} className="needs-script">
        Print
      </Button>
      {codes && codes.length > 0 ? (
        <Link to={paths.favorites} className="text-sm">
          Your favorites ({codes.length})
        </Link>
      ) : null}
    </div>
  );
}
