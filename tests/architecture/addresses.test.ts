// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is checked here is source, in strings
import { describe, expect, it } from "vitest";
import { findSpelledAddresses } from "../../scripts/check/addresses";

const texts = (source: string) => findSpelledAddresses(source).map(({ text }) => text);

describe("the check for paths outside of the paths table", () => {
  it.each([
    [`<Link to="/checkout">`, `"/checkout"`],
    ["navigate('/order/success')", "'/order/success'"],
    ["fetch(`/api/samples?skus=${skus}`)", "`/api/samples?skus=${skus}`"],
    [`"/products/kitchen-cabinets/" + slug`, `"/products/kitchen-cabinets/"`],
    ["fetch(`${shop.url}/checkout`)", "`${shop.url}/checkout`"],
    ["`http://127.0.0.1:${port}/lake`", "`http://127.0.0.1:${port}/lake`"],
    ["`/products/kitchen-cabinets/${brand}/${code}`", "`/products/kitchen-cabinets/${brand}/${code}`"],
    ["`${url}/my-account/order/view/${id}`", "`${url}/my-account/order/view/${id}`"],
    [`const quiet = ["/quote"]`, `"/quote"`],
  ])("reports the literal path in %s", (source, address) => {
    expect(texts(source)).toEqual([address]);
  });

  it.each([
    [`path.join("/")`],
    [`"/checkout-terms"`],
    ["`${paths.studio}/desk/quotes`"],
    [`import { rules } from "/estimator/rules"`],
    [`"https://maps.example/search"`],
    [`"Start with /, for example /order-samples."`],
    ["// like '/order-samples'"],
    [`/* "/checkout" */ paths.checkout`],
  ])("accepts %s, which has no literal path", (source) => {
    expect(texts(source)).toEqual([]);
  });

  it("reports the line number of a literal path", () => {
    expect(findSpelledAddresses(`a\n"/checkout"`)).toEqual([{ line: 2, text: `"/checkout"` }]);
  });
});
