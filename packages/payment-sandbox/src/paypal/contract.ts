import { Ajv, type ValidateFunction } from "ajv";
import { allowNull, decodePointerPart, getValueAtPath, type Json, toObject } from "../http/openapi.ts";
import type { PaypalAnswer, PaypalOperation } from "./operations.ts";
import { createMalformedFieldError } from "./paypal-error.ts";

/** Validates requests and responses against PayPal's published OpenAPI documents. */
export type PaypalContract = {
  /** Refuses requests that the documents do not describe, like PayPal. */
  readonly checkRequest: (operation: PaypalOperation, body: unknown) => void;
  /** Throws on an invalid response, because that is a defect of the sandbox. */
  readonly checkAnswer: (operation: PaypalOperation, answer: PaypalAnswer) => void;
};

/** Creates a contract from the parsed extract of `@paypal/paypal-rest-api-specifications`. */
export function createPaypalContract(document: unknown): PaypalContract {
  // PayPal's patterns are not written for Unicode mode.
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const schema = toObject(allowNull(document as Json));
  ajv.addSchema({ $id: "paypal", ...schema });
  const compiled = new Map<string, ValidateFunction>();

  const findSchemaError = (path: readonly string[], value: unknown): string | null => {
    const pointer = path.map(decodePointerPart).join("/");
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `paypal#/${pointer}` });
    compiled.set(pointer, check);
    if (check(value)) return null;
    return check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join("; ") ?? "";
  };

  const findDescription = ({ path, method }: PaypalOperation) => ["paths", path, method.toLowerCase()];
  return {
    checkRequest(operation, body) {
      const path = [...findDescription(operation), "requestBody", "content", "application/json", "schema"];
      if (Object.keys(toObject(getValueAtPath(schema, path))).length === 0) return;
      const problem = findSchemaError(path, body ?? {});
      if (problem !== null) throw createMalformedFieldError("/", problem);
    },
    checkAnswer(operation, { status, body }) {
      const responses = toObject(getValueAtPath(schema, [...findDescription(operation), "responses"]));
      const path = [
        ...findDescription(operation),
        "responses",
        String(status),
        "content",
        "application/json",
        "schema",
      ];
      const isDescribed = responses[String(status)] !== undefined;
      const problem = !isDescribed
        ? `no status ${status}`
        : body === null || Object.keys(toObject(getValueAtPath(schema, path))).length === 0
          ? null
          : findSchemaError(path, body);
      if (problem === null) return;
      throw new Error(
        `The sandbox's answer to ${operation.method} ${operation.path} breaks the contract: ${problem}`,
      );
    },
  };
}
