import { Ajv, type ValidateFunction } from "ajv";
import { at, type Json, objectOf, pointerPart, withNull } from "../http/openapi.ts";
import type { PaypalAnswer, PaypalOperation } from "./operations.ts";
import { malformed } from "./paypal-refusal.ts";

/** Validates requests and responses against PayPal's published OpenAPI documents. */
export type PaypalContract = {
  /** Refuses requests that the documents do not describe, like PayPal. */
  readonly checkRequest: (operation: PaypalOperation, body: unknown) => void;
  /** Throws on an invalid response, because that is a defect of the sandbox. */
  readonly checkAnswer: (operation: PaypalOperation, answer: PaypalAnswer) => void;
};

/** A contract from the parsed extract of `@paypal/paypal-rest-api-specifications`. */
export function createPaypalContract(document: unknown): PaypalContract {
  // PayPal's patterns are not written for Unicode mode.
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const whole = objectOf(withNull(document as Json));
  ajv.addSchema({ $id: "paypal", ...whole });
  const compiled = new Map<string, ValidateFunction>();

  const error = (path: readonly string[], value: unknown): string | null => {
    const pointer = path.map(pointerPart).join("/");
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `paypal#/${pointer}` });
    compiled.set(pointer, check);
    if (check(value)) return null;
    return check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join("; ") ?? "";
  };

  const described = ({ path, method }: PaypalOperation) => ["paths", path, method.toLowerCase()];
  return {
    checkRequest(operation, body) {
      const path = [...described(operation), "requestBody", "content", "application/json", "schema"];
      if (Object.keys(objectOf(at(whole, path))).length === 0) return;
      const fault = error(path, body ?? {});
      if (fault !== null) throw malformed("/", fault);
    },
    checkAnswer(operation, { status, body }) {
      const responses = objectOf(at(whole, [...described(operation), "responses"]));
      const path = [
        ...described(operation),
        "responses",
        String(status),
        "content",
        "application/json",
        "schema",
      ];
      const isDescribed = responses[String(status)] !== undefined;
      const fault = !isDescribed
        ? `no status ${status}`
        : body === null || Object.keys(objectOf(at(whole, path))).length === 0
          ? null
          : error(path, body);
      if (fault === null) return;
      throw new Error(
        `The sandbox's answer to ${operation.method} ${operation.path} breaks the contract: ${fault}`,
      );
    },
  };
}
