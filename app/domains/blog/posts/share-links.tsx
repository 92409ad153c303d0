import { useEffect, useState } from "react";
import { useToast } from "~/ui/feedback/toast";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { SocialIcon } from "../authors/social-icon";

export type ShareTarget = { readonly title: string; readonly address: string };
type Network = {
  readonly name: string;
  readonly label: string;
  readonly to: (shared: ShareTarget) => string;
};

/** Plain links to the networks' share pages, without their scripts. */
const networks = [
  {
    name: "Facebook",
    label: "Share on Facebook",
    to: ({ address }) => `https://www.facebook.com/sharer/sharer.php?${toSearchParams({ u: address })}`,
  },
  {
    name: "X",
    label: "Share on X",
    to: ({ title, address }) => `https://x.com/intent/post?${toSearchParams({ text: title, url: address })}`,
  },
  {
    name: "LinkedIn",
    label: "Share on LinkedIn",
    to: ({ address }) =>
      `https://www.linkedin.com/sharing/share-offsite/?${toSearchParams({ url: address })}`,
  },
  {
    name: "Pinterest",
    label: "Share on Pinterest",
    to: ({ title, address }) =>
      `https://www.pinterest.com/pin/create/button/?${toSearchParams({ url: address, description: title })}`,
  },
  {
    name: "Email",
    label: "Share by email",
    to: ({ title, address }) =>
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
  },
] as const satisfies readonly Network[];

const linkClassNames = "target flex items-center justify-center rounded-sm hover:bg-paper-deep";

/** Links to share a post (BLOG-002). */
export function ShareLinks(shared: ShareTarget) {
  return (
    <ul aria-label="Share this post" className="no-print -ms-3 flex flex-wrap">
      {networks.map(({ name, label, to }) => (
        <li key={name}>
          <Link to={to(shared)} variant="plain" rel="noopener" aria-label={label} className={linkClassNames}>
            <SocialIcon network={name} />
          </Link>
        </li>
      ))}
      <CopyAddress address={shared.address} />
    </ul>
  );
}

/** A button that copies the address, shown only when the browser can copy. */
function CopyAddress({ address }: { readonly address: string }) {
  const [canCopy, setCanCopy] = useState(false);
  const toast = useToast();
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);
  if (!canCopy) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ message: "Link copied", messageType: "success" });
    } catch {
      toast.show({ message: "We couldn't copy the link", messageType: "error" });
    }
  };
  return (
    <li>
      <button type="button" aria-label="Copy link" onClick={() => void copy()} className={linkClassNames}>
        <Icon name="link" />
      </button>
    </li>
  );
}

function toSearchParams(query: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(query);
}
