import type { ContentImage } from "~/content/schemas";

const boxWidth = 300;
const boxHeight = 100;

/** NAV-005: the logo within 300 by 100 pixels, or the shop's name. An SVG is not resampled. */
export function SiteLogo({
  logo,
  name,
  loading = "eager",
}: {
  readonly logo: ContentImage | undefined;
  readonly name: string;
  readonly loading?: "eager" | "lazy";
}) {
  if (!logo) return <span className="font-display text-h3">{name}</span>;
  return (
    <img
      src={logo.src}
      alt={logo.alt || name}
      width={boxWidth}
      height={boxHeight}
      className="logo"
      loading={loading}
      decoding="async"
    />
  );
}
