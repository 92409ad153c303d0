const paragraph = (text: string, href?: string) => ({
  _type: "block",
  _key: text,
  style: "normal",
  markDefs: href ? [{ _key: "l", _type: "link", kind: "address", address: href }] : [],
  children: [{ _type: "span", _key: "s", text, marks: href ? ["l"] : [] }],
});
const popup = (name: string, layout: string, path: string, trigger: object, more: object = {}) => ({
  _id: `popup-${name}`,
  _type: "popup",
  isOn: true,
  name,
  title: `Opened by ${name}`,
  description: "A popup of the state catalog.",
  layout,
  triggers: [{ _key: "t", _type: "popupTrigger", ...trigger }],
  onPaths: [path],
  cookieExpiry: "24h",
  autoCloseSeconds: 0,
  actions: [],
  content: [paragraph("One sentence of content.")],
  ...more,
});

export const longPopupTexts: readonly string[] = Array.from(
  { length: 20 },
  (_, i) => `Paragraph ${i} of a long popup that must scroll inside the window instead of leaving it.`,
);

export const stateDocuments = [
  popup("page-load", "centered", "/shipping-policy", { kind: "page-load" }),
  popup("delay", "bottom", "/return-and-cancellation-policy", { kind: "delay", after: "20s" }),
  popup(
    "click",
    "centered",
    "/states/click",
    { kind: "click" },
    {
      title: "A popup with a title that needs several lines on a phone, and still more words",
      content: longPopupTexts.map((text) => paragraph(text)),
    },
  ),
  popup("inactivity", "beside", "/terms-and-conditions", { kind: "inactivity", after: "30s" }),
  {
    _id: "page-state-click",
    _type: "page",
    name: "state-click",
    title: "A page with a popup link",
    path: "/states/click",
    blocks: [
      { _type: "pageTitle", _key: "t", title: "A page with a popup link", variant: "plain" },
      { _type: "richText", _key: "r", body: [paragraph("Open the popup", "#popup-click")] },
    ],
  },
  {
    _id: "category-state-empty",
    _type: "category",
    title: "Empty category",
    slug: { _type: "slug", current: "state-empty" },
    description: "Nothing here yet.",
    styles: [],
    orderRank: 99,
  },
];
