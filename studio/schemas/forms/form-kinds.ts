/** Document types with a unique name, under which the shop stores submissions. */
export const formTypes = ["formTemplate", "multiStepForm", "estimatorTemplate"];

/** The field types of a form. */
export const fieldTypes = [
  { title: "One line of text", value: "text" },
  { title: "Email", value: "email" },
  { title: "Phone", value: "tel" },
  { title: "Number", value: "number" },
  { title: "Several lines of text", value: "textarea" },
  { title: "Choice from a list", value: "select" },
  { title: "Choice by buttons", value: "radio" },
  { title: "Check box", value: "checkbox" },
  { title: "Several check boxes", value: "checkbox-group" },
  { title: "Newsletter check box", value: "newsletter" },
  { title: "File", value: "file" },
  { title: "Password", value: "password" },
  { title: "Hidden", value: "hidden" },
];

type Field = { readonly type?: string };
/** Hides an input from fields of other types. */
export const hideUnlessType =
  (...types: string[]) =>
  ({ parent }: { parent?: Field }) =>
    !types.includes(parent?.type ?? "");
export const notAChoice = hideUnlessType("select", "radio", "checkbox-group");
