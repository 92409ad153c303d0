import { z } from "zod";

/** The fields of a style in which copies differ. All other fields are copied unchanged. */
const modelShape = z.looseObject({
  _id: z.string(),
  _type: z.literal("style"),
  code: z.looseObject({ current: z.string() }),
  line: z.string(),
  color: z.string(),
  sample: z.looseObject({ sku: z.string() }).optional(),
  finishGroups: z
    .array(
      z.looseObject({
        name: z.string(),
        items: z.array(z.looseObject({ _ref: z.string().optional() })).optional(),
      }),
    )
    .optional(),
  publishedAt: z.string().optional(),
  orderRank: z.number().optional(),
});
type Model = z.infer<typeof modelShape>;

const dayMs = 24 * 60 * 60 * 1000;
/** Each edition of copies sorts after the previous one. */
const ranksPerEdition = 1_000;
/**
 * The number of copies of each line. Further copies are colors of these lines, because shops have some hundred lines.
 */
const editionsOfALine = 8;

/**
 * Generates styles until a catalog has `count`: copies of lines ('Trenton Recessed 2') and of colors ('Navy 3'). Each
 * has its own code, sample and siblings. The same models give the same styles.
 */
export function* generateStyles(given: readonly unknown[], count: number): Generator<Model> {
  const models = z
    .array(modelShape)
    .parse(given)
    .sort((one, other) => (one._id < other._id ? -1 : 1));
  const positions = new Map(models.map(({ _id }, position) => [_id, position]));
  for (let index = models.length; index < count; index += 1) {
    const edition = Math.floor(index / models.length);
    const model = models[index % models.length];
    if (!model) return;
    const findSiblingId = (id: string) => {
      const position = positions.get(id);
      const isThere = position !== undefined && edition * models.length + position < count;
      return isThere ? `${id}-${edition + 1}` : id;
    };
    yield copyModel(model, edition + 1, findSiblingId);
  }
}

function copyModel(model: Model, edition: number, sibling: (id: string) => string): Model {
  const { _rev, _createdAt, _updatedAt, ...rest } = model;
  const { code, line, color, sample, finishGroups, publishedAt, orderRank = 0 } = model;
  const newLine = appendNumber(line, ((edition - 1) % editionsOfALine) + 1);
  const newColor = appendNumber(color, Math.floor((edition - 1) / editionsOfALine) + 1);
  const name = `${newLine} ${newColor}`;
  return {
    ...rest,
    _id: `${model._id}-${edition}`,
    code: { ...code, current: `${code.current}-${edition}` },
    line: newLine,
    color: newColor,
    name,
    title: name,
    ...(sample
      ? { sample: { ...sample, sku: `${sample.sku}-${edition}`, name: `${name} Sample Door` } }
      : {}),
    ...(finishGroups ? { finishGroups: finishGroups.map((group) => linkCopies(group, sibling)) } : {}),
    ...(publishedAt
      ? { publishedAt: new Date(Date.parse(publishedAt) - edition * dayMs).toISOString() }
      : {}),
    orderRank: orderRank + edition * ranksPerEdition,
  };
}

const appendNumber = (name: string, number: number) => (number > 1 ? `${name} ${number}` : name);

type Group = NonNullable<Model["finishGroups"]>[number];

/** Links colors to their copies. Other finishes, such as glazes, are shared by all copies. */
function linkCopies(group: Group, sibling: (id: string) => string): Group {
  if (group.name !== "color") return group;
  return {
    ...group,
    items: group.items?.map((item) =>
      item._ref ? { ...item, _ref: toFinishId(sibling(toStyleId(item._ref))) } : item,
    ),
  };
}

/** In the demo, a finish has the same name as its style. */
const toFinishId = (style: string) => style.replace(/^style-/, "finish-");
const toStyleId = (finish: string) => finish.replace(/^finish-/, "style-");

const finishShape = z.looseObject({
  _id: z.string(),
  _type: z.literal("finish"),
  label: z.string(),
  style: z.looseObject({ _ref: z.string() }).optional(),
});
type Finish = z.infer<typeof finishShape>;

/** Returns the finish of each generated style: a copy of its model's finish with the style's name and link. */
export function createFinishCopies(made: readonly Model[], given: readonly unknown[]): readonly Finish[] {
  const models = new Map(
    z
      .array(finishShape)
      .parse(given)
      .map((finish) => [finish._id, finish]),
  );
  return made.flatMap(({ _id, color }) => {
    const model = models.get(toFinishId(_id.replace(/-\d+$/, "")));
    if (!model?.style) return [];
    const { _rev, _createdAt, _updatedAt, ...rest } = model;
    return [{ ...rest, _id: toFinishId(_id), label: color, style: { ...model.style, _ref: _id } }];
  });
}
