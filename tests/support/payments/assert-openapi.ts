import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { openApiDocument } from "~/edge/openapi/document";

const document = openApiDocument("http://localhost:3000");
const { paths = {} } = document;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: "shop", ...document });
const compiled = new Map<string, ValidateFunction>();

/** Undocumented paths below `/api`: the OpenAPI document, a picture, and paths without their id. */
const undocumentedPaths =
  /^\/api\/(openapi\.json|docs(\.data)?|films\/[^/]+\/picture|order\/view\/?|quote\/view\/?)$/;

/** Throws if a response does not match the shop's OpenAPI document, or is not described there. */
export function assertMatchesOpenApi(method: string, path: string, status: number, body: unknown): void {
  if (!path.startsWith("/api/") || undocumentedPaths.test(path)) return;
  const known = Object.keys(paths).find((pattern) => toPathPattern(pattern).test(path));
  if (!known) throw new Error(`${path} is not in the document`);
  const isDescribed = Object.hasOwn(paths[known] ?? {}, method.toLowerCase());
  if (status === 405 && !isDescribed) return;
  if (!isDescribed) throw new Error(`${method} ${known} answers ${status} and is not in the document`);
  const pointerParts = [
    ...["paths", known, method.toLowerCase(), "responses", status === 200 ? "200" : "default"],
    ...["content", "application/json", "schema"],
  ];
  const pointer = pointerParts.map((part) => encodeURIComponent(part.replaceAll("/", "~1"))).join("/");
  const check = compiled.get(pointer) ?? ajv.compile({ $ref: `shop#/${pointer}` });
  compiled.set(pointer, check);
  if (check(body)) return;
  const faults = check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join("; ");
  throw new Error(`${method} ${path} answered ${status} against its own document: ${faults}`);
}

function toPathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}
