type Sample = {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly enabled: boolean;
};

/** Returns the usual free sample (`SMPL-TRNV`) of a door style with a name and a code. */
export function proposeSample(styleName: unknown, code: unknown): Sample | undefined {
  if (typeof styleName !== "string" || typeof code !== "string" || !styleName.trim() || !code)
    return undefined;
  return {
    sku: `SMPL-${code.toUpperCase()}`,
    name: `${styleName.trim()} Sample Door`,
    price: 0,
    enabled: true,
  };
}
