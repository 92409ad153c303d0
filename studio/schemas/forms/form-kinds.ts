/** Documents that are found by one name: what was sent is kept under it. */
export const formTypes = ["formTemplate", "multiStepForm", "estimatorTemplate"];

/** The kinds of field a form may have. */
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
/** Hides an input from fields of any other kind. */
export const unless =
  (...types: string[]) =>
  ({ parent }: { parent?: Field }) =>
    !types.includes(parent?.type ?? "");
export const notAChoice = unless("select", "radio", "checkbox-group");
