import type { ContentDocument } from "../content/content";
import { smallShop } from "./small-shop";

/** Creates documents that refer to a document that is only shown through another one. */
export function createReferringDocuments({
  _id,
  _type,
  dependsOn,
  style,
}: ContentDocument): readonly ContentDocument[] {
  const door = smallShop.find((other) => other._id === "style-trnv");
  const pageWith = (block: Readonly<Record<string, unknown>>): ContentDocument => ({
    _id: "page-around",
    _type: "page",
    name: "around",
    title: "Around",
    path: "/around",
    blocks: [{ _key: "a", title: "Around it", ...block }],
  });
  switch (_type) {
    case "faq":
      return [pageWith({ _type: "faqAccordion", faqs: [{ _key: "a", _type: "reference", _ref: _id }] })];
    case "faqCategory":
      return [
        pageWith({
          _type: "faqAccordion",
          title: undefined,
          category: { _type: "reference", _ref: _id },
          faqs: [{ _key: "a", _type: "reference", _ref: "faq-cost" }],
        }),
      ];
    case "review":
      return [pageWith({ _type: "reviewCards", reviews: [{ _key: "a", _type: "reference", _ref: _id }] })];
    case "formMail":
      return [
        {
          _id: "form-around",
          _type: "formTemplate",
          name: "around",
          emailNotifications: { emailTemplate: { _ref: _id } },
        },
      ];
    case "priceBook":
      return [
        { _id: "estimator-around", _type: "estimatorTemplate", name: "around", priceTemplate: { _ref: _id } },
      ];
    case "paymentMethod":
      return [
        {
          _id: "method-beside",
          _type,
          name: String(dependsOn),
          title: "Beside",
          enabled: true,
          sortOrder: 998,
        },
      ];
    case "visualizerRoom":
      return [
        {
          _id: "page-visualizer",
          _type: "page",
          name: "visualizer",
          title: "Rooms",
          path: "/visualizer",
          blocks: [],
        },
      ];
    case "finish":
    case "specSection":
      return door
        ? [
            {
              ...door,
              _id: "style-of-new",
              code: { current: "ofnew" },
              ...withPart(_type, _id, style ? "color" : "glaze"),
            },
          ]
        : [];
    case "brand":
    case "category":
      return door
        ? [{ ...door, _id: "style-of-new", code: { current: "ofnew" }, [_type]: { _ref: _id } }]
        : [];
    default:
      return [];
  }
}

/** The fields of a style that refer to a finish or a specification section. */
function withPart(
  type: "finish" | "specSection",
  id: string,
  name: string,
): Readonly<Record<string, unknown>> {
  const part = { _key: "a", _type: "reference", _ref: id };
  return type === "finish"
    ? { finishGroups: [{ _key: "a", _type: "finishGroup", name, title: "Finishes", items: [part] }] }
    : { specifications: { specs: [part] } };
}
