import { type Cents, centsFromDollars, multiply, sum } from "~/kernel/money/money";
import type { SampleFinish, StoredSample } from "../selection/stored-samples";

export type SampleImage = {
  readonly src: string;
  readonly type: string;
  readonly altText: string;
  /** `cart` is 60 by 80 pixels at double density, `board` is a large picture of the door. */
  readonly processedUrls: { readonly cart: string; readonly board: string };
};

/** A sample in the response of `/api/samples` (SMPL-003); `price` is in dollars. */
export type SampleProduct = {
  readonly sku: string;
  readonly name: string;
  readonly styleTitle: string;
  readonly price: number;
  readonly isSample: true;
  readonly images: readonly SampleImage[];
  readonly finishes: readonly SampleFinish[];
  readonly finish: SampleFinish | null;
  readonly qty: 1;
  readonly path: string;
  readonly line: string;
  readonly color: string;
  readonly brandName: string;
  readonly construction: string | null;
  /** The color family: 'white', 'blue' … */
  readonly family: string | null;
};

/** One line of the cart (SMPL-004): the stored sample with the data of its SKU. */
export type CartLine = {
  readonly sku: string;
  readonly name: string;
  readonly styleTitle: string;
  readonly price: Cents;
  readonly qty: number;
  readonly images: readonly SampleImage[];
  readonly finish: SampleFinish | null;
  readonly otherFinishes: readonly SampleFinish[];
  readonly path: string;
};

/** Returns the stored samples that the shop's response lacks; they are no longer available. */
export function findWithdrawnSamples(
  storedSamples: readonly StoredSample[],
  askedSkus: readonly string[],
  products: readonly SampleProduct[],
): readonly StoredSample[] {
  const offeredSkus = new Set(products.map(({ sku }) => sku));
  return storedSamples.filter(({ sku }) => askedSkus.includes(sku) && !offeredSkus.has(sku));
}

/**
 * Returns the stored samples that still exist, in the order of selection; unknown SKUs are left out
 * (SMPL-006).
 */
export function toCartLines(
  storedSamples: readonly StoredSample[],
  products: readonly SampleProduct[],
): readonly CartLine[] {
  return storedSamples.flatMap((sample) => {
    const product = products.find(({ sku }) => sku === sample.sku);
    if (!product) return [];
    const { sku, name, styleTitle, images, path } = product;
    const finish = sample.finish ?? product.finish;
    return [
      {
        sku,
        name,
        styleTitle,
        images,
        path,
        finish,
        otherFinishes: sample.otherFinishes ?? [],
        qty: sample.qty,
        price: centsFromDollars(product.price),
      },
    ];
  });
}

export function getLineTotal(line: Pick<CartLine, "price" | "qty">): Cents {
  return multiply(line.price, line.qty);
}

export function getSubtotal(lines: readonly Pick<CartLine, "price" | "qty">[]): Cents {
  return sum(lines.map(getLineTotal));
}
