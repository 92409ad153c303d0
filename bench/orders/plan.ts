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
 * What must not be in a plan of `explain (analyze, format json)`: reading more than 1,000 rows one after the other, or walking
 * along an index past more than 10,000 that do not fit.
 */
export function faultsOfPlan(explained: unknown): string[] {
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
