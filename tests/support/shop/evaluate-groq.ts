import { type EvaluateOptions, type ExprNode, evaluate, parse } from "groq-js";

type Params = Readonly<Record<string, unknown>>;

const parsed = new Map<string, ExprNode>();

/** The answer of real GROQ. A query is parsed once: tests ask the same ones thousands of times. */
export async function evaluateGroq(
  query: string,
  params: Params,
  options: Pick<EvaluateOptions, "dataset" | "dereference">,
): Promise<unknown> {
  // groq-js folds parameters into the tree.
  const key = `${query}\n${JSON.stringify(params)}`;
  const tree = parsed.get(key) ?? parse(query, { params: { ...params } });
  parsed.set(key, tree);
  return (await evaluate(tree, { ...options, params: { ...params } })).get();
}
