import { type EvaluateOptions, type ExprNode, evaluate, parse } from "groq-js";

type Params = Readonly<Record<string, unknown>>;

const parsed = new Map<string, ExprNode>();

/** Evaluates real GROQ. Each query is parsed once, because tests run the same ones thousands of times. */
export async function evaluateGroq(
  query: string,
  params: Params,
  options: Pick<EvaluateOptions, "dataset" | "dereference">,
): Promise<unknown> {
  // groq-js inlines the parameters into the syntax tree.
  const key = `${query}\n${JSON.stringify(params)}`;
  const tree = parsed.get(key) ?? parse(query, { params: { ...params } });
  parsed.set(key, tree);
  return (await evaluate(tree, { ...options, params: { ...params } })).get();
}
