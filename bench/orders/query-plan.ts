import { z } from "zod";

type Node = { "Node Type": string; "Actual Rows": number; "Actual Loops": number; [name: string]: unknown };
const nodeShape: z.ZodType<Node> = z.looseObject({
  "Node Type": z.string(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
});
const planShape = z.array(z.looseObject({ Plan: nodeShape })).min(1);

const fewRows = 1_000;
const walkedRows = 10_000;

/**
 * Returns the problems in a plan of `explain (analyze, format json)`. A sequential scan may read at most 1,000 rows.
 * An index scan may skip at most 10,000 rows that do not match.
 */
export function findPlanFaults(explained: unknown): string[] {
  return planShape.parse(explained).flatMap(({ Plan }) => faultsOf(Plan));
}

function faultsOf(node: Node): string[] {
  const removed = Number(node["Rows Removed by Filter"] ?? 0);
  const read = (node["Actual Rows"] + removed) * node["Actual Loops"];
  const walked = removed * node["Actual Loops"];
  const isSequential = node["Node Type"] === "Seq Scan" && read > fewRows;
  const inner = z
    .array(nodeShape)
    .catch([])
    .parse(node.Plans ?? []);
  const table = String(node["Relation Name"] ?? "");
  return [
    ...(isSequential ? [`reads ${read} rows of ${table} in sequence`] : []),
    ...(!isSequential && walked > walkedRows ? [`walks past ${walked} rows of ${table}`] : []),
    ...inner.flatMap(faultsOf),
  ];
}
