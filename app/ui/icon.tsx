/**
 * The icons of the shop on a grid of 24 units. They are decorative; the text beside them carries the meaning.
 */
const drawings = {
  "arrow-left": "M20 12H4m7-7-7 7 7 7",
  "arrow-right": "M4 12h16m-7-7 7 7-7 7",
  "arrow-up": "M12 20V4m-7 7 7-7 7 7",
  check: "m4.5 12.5 5 5 10-11",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  compare: "M4 4.5h6.5v15H4v-15Zm9.5 0H20v15h-6.5v-15Z",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2",
  close: "m5.5 5.5 13 13m0-13-13 13",
  door: "M5.5 3.5h13v17h-13v-17Zm3 3h7v11h-7v-11Z",
  download: "M12 4v12m-5-5 5 5 5-5M4 17v3.5h16V17",
  expand: "M14 4h6v6m0-6-7 7m-3 9H4v-6m0 6 7-7",
  file: "M6 3.5h8l4 4v13H6v-17Zm8 0v4h4",
  heart:
    "M12 19.5C8 16.4 4 13 4 9.2 4 6.8 5.8 5 8 5c1.6 0 3.1.9 4 2.4C12.9 5.9 14.4 5 16 5c2.2 0 4 1.8 4 4.2 0 3.8-4 7.2-8 10.3Z",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.5v5m0-8.2v.1",
  link: "M10 14 20 4m-6 0h6v6m-2 4v6H4V6h6",
  mail: "M3.5 5.5h17v13h-17v-13Zm0 1 8.5 7 8.5-7",
  menu: "M3 7.5h18m-18 9h18",
  message: "M3.5 4.5h17v12h-9l-5 4v-4h-3v-12Z",
  minus: "M5 12h14",
  person: "M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm-8 17c0-4 3.5-6 8-6s8 2 8 6",
  phone:
    "M5 3.5h4l1.5 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 1.5v4c0 .8-.7 1.5-1.5 1.5C11 20 4 13 3.5 5c0-.8.7-1.5 1.5-1.5Z",
  pin: "M12 21s-7-6.3-7-11.5a7 7 0 0 1 14 0C19 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  play: "M7.5 4.5v15l12-7.5-12-7.5Z",
  plus: "M12 5v14m-7-7h14",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 5 5",
  share: "M12 15V4m-4 4 4-4 4 4M6 11v9h12v-9",
  sort: "m8 10 4-4.5 4 4.5m-8 4 4 4.5 4-4.5",
  trash: "M4 6.5h16m-10-3h4m-8 3 1 14h10l1-14m-8 4v6m4-6v6",
  upload: "M12 16V4m-5 5 5-5 5 5M4 17v3.5h16V17",
  warning: "M12 4 2.5 20h19L12 4Zm0 6v5m0 2.4v.1",
  zoom: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 5 5m-10-13v6m-3-3h6",
} as const;

export type IconName = keyof typeof drawings;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

const sizes = { small: "size-4", medium: "size-5", large: "size-6" } as const;

type DrawingProps = { readonly size?: keyof typeof sizes; readonly className?: string };

export function Icon({ name, ...props }: DrawingProps & { readonly name: IconName }) {
  return <SvgIcon path={drawings[name]} {...props} />;
}

/** An outline icon in the current text color. */
export function SvgIcon({ path, size = "medium", className = "" }: DrawingProps & { readonly path: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      className={`${sizes[size]} shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
