import type { ContentDocument } from "../content/content";

const picture = (id: string, width: number, height: number) => ({
  _id: `image-${id}-${width}x${height}-webp`,
  _type: "sanity.imageAsset",
  url: `/lake/images/local/production/${id}-${width}x${height}.webp`,
  metadata: { dimensions: { width, height, aspectRatio: width / height }, lqip: "data:image/webp;base64,AA" },
});

const shown = (id: string, alt: string) => ({
  _type: "image",
  alt,
  asset: { _type: "reference", _ref: id },
});
const doorPicture = picture("d0", 800, 1200);
const roomPicture = picture("b1", 1600, 900);
const door = shown(doorPicture._id, "A navy door");

const paragraph = (text: string) => [
  {
    _key: "p",
    _type: "block",
    style: "normal",
    markDefs: [],
    children: [{ _key: "s", _type: "span", marks: [], text }],
  },
];
const to = (id: string) => ({ _type: "reference", _ref: id });
const slug = (current: string) => ({ _type: "slug", current });

const style = (code: string, color: string): ContentDocument => ({
  _id: `style-${code}`,
  _type: "style",
  name: `Trenton ${color}`,
  line: "Trenton",
  color,
  code: slug(code),
  brand: to("brand-jsi"),
  category: to("category-kitchen"),
  images: [{ _key: "a", ...door, alt: `A door in ${color}` }],
  sample: { sku: `SMPL-${code.toUpperCase()}`, name: `Trenton ${color} Sample Door`, price: 0 },
});

export const topicQuestionId = "faq-back";

/** One document of each type that others refer to, and two pictures. */
export const smallShop: readonly ContentDocument[] = [
  doorPicture,
  roomPicture,
  {
    _id: "file-f0-pdf",
    _type: "sanity.fileAsset",
    url: "/lake/files/local/production/f0.pdf",
    originalFilename: "prices.pdf",
  },
  {
    _id: "form-contact",
    _type: "formTemplate",
    name: "contact",
    groups: [
      { _key: "a", name: "all", fields: [{ _key: "a", name: "words", label: "Words", type: "textarea" }] },
    ],
  },
  {
    _id: "price-book",
    _type: "priceBook",
    name: "prices",
    version: "Spring",
    rows: [{ _key: "a", field: "door", option: "oak", price: { min: 1, max: 2 }, labor: { min: 0, max: 0 } }],
  },
  { _id: "form-mail-copy", _type: "formMail", name: "contact-copy", subject: "What you wrote" },
  { _id: "page-home", _type: "page", name: "home", title: "Home", path: "/" },
  { _id: "brand-jsi", _type: "brand", name: "JSI", slug: slug("jsi") },
  { _id: "category-kitchen", _type: "category", title: "Kitchen cabinets", slug: slug("kitchen-cabinets") },
  style("trnv", "Navy"),
  style("trwh", "White"),
  {
    _id: "finish-trwh",
    _type: "finish",
    label: "White",
    value: "white",
    image: shown(doorPicture._id, "White paint"),
    style: to("style-trwh"),
  },
  {
    _id: "section-care",
    _type: "specSection",
    title: "Care",
    props: [{ _key: "a", _type: "specProp", label: "Cleaning", value: "A damp cloth" }],
  },
  {
    _id: "topic-samples",
    _type: "faqCategory",
    name: "samples",
    title: "Samples",
  },
  // No block selects it directly. It is shown by its topic.
  {
    _id: topicQuestionId,
    _type: "faq",
    question: "Do samples go back?",
    answer: paragraph("No."),
    category: to("topic-samples"),
  },
  {
    _id: "faq-cost",
    _type: "faq",
    question: "What does a sample cost?",
    answer: paragraph("Nothing."),
  },
  { _id: "review-oak", _type: "review", name: "Ada", rating: 5, reviewText: "Straight and true." },
  { _id: "author-dana", _type: "blogAuthor", name: "Dana", id: slug("dana") },
  { _id: "blog-category-planning", _type: "blogCategory", title: "Planning", slug: slug("planning") },
  {
    _id: "post-island",
    _type: "blogPost",
    title: "Planning an island",
    description: "How wide the aisles are.",
    slug: slug("planning-an-island"),
    publishDate: "2026-03-02",
    author: to("author-dana"),
    blogCategory: to("blog-category-planning"),
    body: paragraph("Walk around it."),
  },
  { _id: "payment-credit-card", _type: "paymentMethod", name: "credit-card", title: "Card", isDefault: true },
  { _id: "siteSettings", _type: "siteSettings", name: "Stile & Rail" },
];
