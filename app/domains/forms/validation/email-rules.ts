import { fieldMessages } from "./field.messages";
import { createRequiredRule, type FieldRule } from "./field-rules";

/** RFC 5321 §4.5.3.1. */
const maxLocalPartLength = 64;
const maxEmailLength = 254;

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLabel = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;
const topLevel = /^([a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/**
 * Returns whether the text is one plain address: no display name, quotes, brackets or second address. RFC 5321
 * §4.1.2 without quoted and numeric forms.
 */
function isEmail(value: string): boolean {
  const at = value.lastIndexOf("@");
  const [local, labels] = [value.slice(0, at), value.slice(at + 1).split(".")];
  return (
    at > 0 &&
    at <= maxLocalPartLength &&
    value.length <= maxEmailLength &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? "")
  );
}

/** The rules of every email address (FORM-010). */
export const emailRules: readonly FieldRule[] = [
  createRequiredRule(),
  (value) => (value === "" || isEmail(value) ? null : fieldMessages.email),
];
