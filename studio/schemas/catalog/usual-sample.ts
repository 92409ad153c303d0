type Sample = {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly enabled: boolean;
};

/** The sample a door style usually has, once its name and code are written: `SMPL-TRNV`, free. */
export function usualSample(styleName: unknown, code: unknown): Sample | undefined {
  if (typeof styleName !== "string" || typeof code !== "string" || !styleName.trim() || !code)
    return undefined;
  return {
    sku: `SMPL-${code.toUpperCase()}`,
    name: `${styleName.trim()} Sample Door`,
    price: 0,
    enabled: true,
  };
}
