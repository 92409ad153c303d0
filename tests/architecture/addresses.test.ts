import { describe, expect, it } from "vitest";
import { spelledAddresses } from "../../scripts/addresses";

const texts = (source: string) => spelledAddresses(source).map(({ text }) => text);

describe("the check for addresses outside the table of paths", () => {
  it.each([
    [`<Link to="/checkout">`, `"/checkout"`],
    ["navigate('/order/success')", "'/order/success'"],
    ["fetch(`/api/samples?skus=${skus}`)", "`/api/samples?skus=${skus}`"],
    [`"/products/kitchen-cabinets/" + slug`, `"/products/kitchen-cabinets/"`],
  ])("refuses %s", (source, address) => {
    expect(texts(source)).toEqual([address]);
  });

  it.each([
    [`path.join("/")`],
    [`"/checkout-terms"`],
    [`"Start with /, for example /order-samples."`],
    ["// like '/order-samples'"],
    [`/* "/checkout" */ paths.checkout`],
  ])("lets pass %s", (source) => {
    expect(texts(source)).toEqual([]);
  });

  it("says the line", () => {
    expect(spelledAddresses(`a\n"/checkout"`)).toEqual([{ line: 2, text: `"/checkout"` }]);
  });
});
