import type { LakeDocument } from "../documents/document";
import type { LakeFailure } from "../failure";
import type { Role } from "./identity";

/** Roles that can write only documents of these types; the other roles can write all. */
export type WritableTypes = Partial<Readonly<Record<Role, readonly string[]>>>;

/** Refuses a document whose type the role cannot write; no document and no list of types mean no limit. */
export function findForbiddenWrite(
  document: Pick<LakeDocument, "_id" | "_type"> | null,
  writableTypes: readonly string[] | undefined,
): LakeFailure | undefined {
  if (!document || !writableTypes || writableTypes.includes(document._type)) return undefined;
  const { _id, _type } = document;
  return {
    code: "forbidden",
    description: `Your role can change documents of type ${writableTypes.join(" and ")} only; "${_id}" is of type ${_type}`,
  };
}
