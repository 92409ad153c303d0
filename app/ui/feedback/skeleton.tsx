import { classNames } from "../class-names";

const shapes = {
  line: "h-4 w-full",
  title: "h-8 w-2/3",
  door: "aspect-door w-full",
  room: "aspect-room w-full",
  button: "h-12 w-44",
} as const;

/**
 * A placeholder in the shape of the content. It is hidden from screen readers; the container has `aria-busy`.
 */
export function Skeleton({
  shape = "line",
  className,
}: {
  readonly shape?: keyof typeof shapes;
  readonly className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block rounded-sm bg-paper-deep animate-breathe", shapes[shape], className)}
    />
  );
}
