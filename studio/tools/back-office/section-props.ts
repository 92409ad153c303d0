/** What every section of the desk is given: what is open in it, and ways to open something else. */
export type SectionProps = {
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onOrder: (id: string) => void;
  readonly onQuote: (id: string) => void;
};
