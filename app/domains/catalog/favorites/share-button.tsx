import { Button } from "~/ui/button";
import { useToast } from "~/ui/feedback/toast";

type ShareButtonProps = {
  readonly title: string;
  /** A path of this shop with its query. */
  readonly path: string;
};

/** Opens the share sheet of the device, or copies the URL to the clipboard where there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { show } = useToast();
  const share = async () => {
    const url = new URL(path, window.location.href).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      show({ message: "Link copied.", messageType: "success" });
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      show({ message: `Copy this link: ${url}`, messageType: "warning" });
    }
  };
  return (
    <Button type="button" variant="text" icon="share" onClick={share} className="needs-script">
      Share
    </Button>
  );
}
