/** Props of each back office section: the open item and functions to open others. */
export type SectionProps = {
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onOrder: (id: string) => void;
  readonly onQuote: (id: string) => void;
};
