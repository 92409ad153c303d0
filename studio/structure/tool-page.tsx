import { Container } from "@sanity/ui";
import type { ComponentProps } from "react";

type ToolPageProps = Pick<ComponentProps<typeof Container>, "width" | "children">;

/** A tool page of the Studio with its own scroll area; on a phone it has the width of the window. */
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
