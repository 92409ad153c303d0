import { Icon, SvgIcon } from "~/ui/icon";

/** The shop's own icons of social networks; any other has a link icon. */
const drawings: Readonly<Record<string, string>> = {
  facebook:
    "M14 21v-8h3l.5-3.5H14V7.6c0-1 .4-1.6 1.7-1.6h1.8V3.1C17 3 16.3 3 15.4 3 12.7 3 11 4.5 11 7.300v2.200H8V13h3v8h3Z",
  x: "M4 4h4.2L20 20h-4.2L4 4Zm15.5 0L13 11.2M4.5 20l6.5-7.3",
  linkedin: "M5 9.500V20M5 5v.2M10 20V9.500m0 4.500c0-3 1.8-4.7 4.5-4.700S19 11 19 14v6",
  pinterest:
    "M10 21l2.5-11M9.3 14.500C7 12 8 7.5 12.3 7.500c3.7 0 4.7 3 3.7 5.7-1 2.8-4 3-4.7 1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  email: "M3.5 5.500h17v13h-17v-13Zm0 1 8.5 7 8.5-7",
};

export function SocialIcon({ network }: { readonly network: string }) {
  const drawing = drawings[network.toLowerCase()];
  return drawing ? <SvgIcon path={drawing} /> : <Icon name="link" />;
}
