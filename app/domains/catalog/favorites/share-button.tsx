import { Button } from "~/ui/button";
import { useToast } from "~/ui/feedback/toast";

type ShareButtonProps = {
  readonly title: string;
  /** Of this shop, with its query. */
  readonly path: string;
};

/** Hands an address to the phone's own share sheet; where there is none, it goes to the clipboard. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { show } = useToast();
  const share = async () => {
    const url = new URL(path, window.location.href).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      show({ message: "Link copied.", messageType: "success" });
    } catch (error) {
      // Who closes the sheet has changed their mind.
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
