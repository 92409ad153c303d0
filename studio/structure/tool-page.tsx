import { Container } from "@sanity/ui";
import type { ComponentProps } from "react";

type ToolPageProps = Pick<ComponentProps<typeof Container>, "width" | "children">;

/** A page of the Studio beside the forms: as wide as its words need, on a phone as wide as the window, scrolled by itself. */
export function ToolPage({ children, ...size }: ToolPageProps) {
  return (
    <Container
      {...size}
      padding={[4, 4, 5]}
      overflow="auto"
      height="fill"
      style={{ boxSizing: "border-box" }}
    >
      {children}
    </Container>
  );
}
