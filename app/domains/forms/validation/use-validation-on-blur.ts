import { useEffect, useRef } from "react";

/**
 * Calls `validate` with the name of a field of this form that loses the focus. While the mouse is pressed it waits for the
 * click. An error that appears would move the pressed control away from the pointer, and the click would be lost.
 */
export function useValidationOnBlur(formId: string, validate: (name: string) => void): void {
  const latestValidate = useRef(validate);
  latestValidate.current = validate;
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const leftFields = new Set<FieldElement>();
    let isPressed = false;
    let afterClick: number | undefined;
    const validateLeftFields = () => {
      const fields = [...leftFields].filter((field) => isFieldOf(formId, field));
      leftFields.clear();
      for (const { name } of fields) latestValidate.current(name);
    };
    const endPress = () => {
      isPressed = false;
      clearTimeout(afterClick);
      afterClick = window.setTimeout(validateLeftFields);
    };
    document.addEventListener(
      "mousedown",
      () => {
        isPressed = true;
      },
      options,
    );
    document.addEventListener("mouseup", endPress, options);
    document.addEventListener("dragend", endPress, options);
    document.addEventListener(
      "focusout",
      ({ target }) => {
        if (!isFieldOf(formId, target)) return;
        leftFields.add(target);
        if (!isPressed) validateLeftFields();
      },
      options,
    );
    return () => {
      listeners.abort();
      clearTimeout(afterClick);
    };
  }, [formId]);
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isFieldOf(formId: string, target: EventTarget | null): target is FieldElement {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  // A field named "id" hides the property of that name.
  return isField && target.name !== "" && target.form?.getAttribute("id") === formId;
}
