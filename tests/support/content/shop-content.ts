import type { ContentDocument } from "./content";

/** The CMS documents of a small shop: two samples, one shipping method, one tax rule. */
export const shopContent: readonly ContentDocument[] = [
  style("trnv", "Trenton Recessed Navy", 0),
  style("pmgw", "Palermo Gloss White", 12.5),
  {
    _id: "shipping-standard",
    _type: "shippingMethod",
    type: "standard",
    displayName: "Standard Shipping",
    isEnabled: true,
    sortOrder: 1,
    calculateRateBy: "Order",
    rates: {
      byOrder: {
        orderRange: [
          {
            _key: "below-100",
            startValue: 0,
            endValue: 99,
            countries: [
              {
                _key: "us",
                country: "US",
                states: [
                  { _key: "mt", state: "MT", zipCodes: ["*"], rate: 0 },
                  { _key: "nd", state: "ND", zipCodes: ["*"], rate: 9.95 },
                  { _key: "tx", state: "TX", zipCodes: ["*"], rate: 9.95 },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  {
    _id: "tax-us",
    _type: "taxRule",
    country: "US",
    states: [
      { _key: "nd", state: "ND", zipCodes: [{ _key: "all", zipCode: "*", taxPercentage: 5 }] },
      { _key: "tx", state: "TX", zipCodes: [{ _key: "75", zipCode: "75*", taxPercentage: 8.25 }] },
    ],
  },
  {
    _id: "payment-online-payment",
    _type: "paymentMethod",
    name: "online-payment",
    title: "Pay online",
    enabled: true,
    isDefault: false,
    gateway: "stripe",
    sortOrder: 2,
    scopes: ["sample-order", "convert-to-order", "complete-order-payment"],
  },
  {
    _id: "payment-credit-card",
    _type: "paymentMethod",
    name: "credit-card",
    title: "Credit card",
    enabled: true,
    isDefault: true,
    gateway: "stripe",
    sortOrder: 1,
    scopes: ["sample-order"],
    metadata: { methodIcon: "/images/cards.svg", iconWidth: 120, iconHeight: 24 },
  },
  {
    _id: "payment-paypal",
    _type: "paymentMethod",
    name: "paypal",
    title: "PayPal",
    enabled: true,
    isDefault: false,
    gateway: "paypal",
    sortOrder: 3,
  },
  {
    _id: "siteSettings",
    _type: "siteSettings",
    name: "Stile & Rail",
    adminEmails: ["orders@stileandrail.example", "owner@stileandrail.example"],
    address: { street: "120 Central Avenue", city: "Sidney", state: "MT", zip: "59270" },
    phone: "(406) 555-0142",
    email: "hello@stileandrail.example",
  },
];

function style(code: string, name: string, price: number): ContentDocument {
  return {
    _id: `style-${code}`,
    _type: "style",
    code: { _type: "slug", current: code },
    name,
    sample: { sku: `SMPL-${code.toUpperCase()}`, name: `${name} Sample Door`, price, enabled: true },
    finishGroups: [
      { _key: "color", name: "color", items: [{ _key: code, value: code, label: name.split(" ").at(-1) }] },
    ],
  };
}
