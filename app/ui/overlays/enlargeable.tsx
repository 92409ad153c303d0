import type { ReactNode } from "react";

type EnlargeableProps = {
  readonly alt: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** A button that opens the picture in a lightbox. Without script and in print it is a plain picture. */
export function Enlargeable({ alt, onOpen, children }: EnlargeableProps) {
  return (
    <div className="relative">
      {children}
      <button
        type="button"
        aria-label={`Enlarge: ${alt}`}
        onClick={onOpen}
        className="needs-script no-print absolute inset-0 w-full cursor-zoom-in"
      />
    </div>
  );
}
