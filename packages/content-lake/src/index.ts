export type { Mutation } from "./commits/mutations";
export { createLake, type Lake } from "./create-lake";
export { type LakeDocument, publishedIdOf } from "./documents/document";
export { overlay } from "./documents/perspective";
export { type ArchiveEntry, findDocuments, unpackArchive, writeArchive } from "./exchange/dataset-archive";
export { readDatasetLines } from "./exchange/dataset-lines";
export { type ExportedAsset, type ExportedDataset, exportDataset } from "./exchange/export-lines";
export {
  type AssetFacts,
  assetFactsShape,
  fetchAsset,
  fetchDocuments,
  type LakeDoor,
  sendDocuments,
  sendMutations,
} from "./exchange/lake-client";
export { seedLake } from "./exchange/seed";
export { describeFailure } from "./failure";
export { routes } from "./http/routes";
export { type LakeCore, openLake } from "./lake";
export { parseGroq } from "./queries/groq";
export { comparedPlainly, withOrigins } from "./queries/origins";
export type { SecondFactors } from "./second-factor/second-factors";
export { editorIdentity } from "./session/identity";
export type { People } from "./session/people";
export type { Session, Sessions } from "./session/session";
export { deleteSessionsOf } from "./session/session.store.server";
export * as lakeTables from "./tables";
