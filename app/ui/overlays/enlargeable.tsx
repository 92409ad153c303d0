import type { ReactNode } from "react";

type EnlargeableProps = {
  /** What the picture shows, as its own alternative text says. */
  readonly alt: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** A picture below a button that opens it large. Without script and on paper the picture stands alone. */
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
