import { z } from "zod";

/** A style as far as its copies differ from it; everything else is copied as it stands. */
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
/** Copies stand behind all of those before them. */
const ranksPerEdition = 1_000;
/** A line is copied so many times; further copies are further colors of those lines: shops have some hundred lines. */
const editionsOfALine = 8;

/**
 * The styles that a catalog of `count` has beside its models: copies of their lines ('Trenton Recessed 2')
 * and of their colors ('Navy 3'), each with a code, a sample and siblings of its own. The same models give the same styles.
 */
export function* manyStyles(given: readonly unknown[], count: number): Generator<Model> {
  const models = z
    .array(modelShape)
    .parse(given)
    .sort((one, other) => (one._id < other._id ? -1 : 1));
  const places = new Map(models.map(({ _id }, place) => [_id, place]));
  for (let index = models.length; index < count; index += 1) {
    const edition = Math.floor(index / models.length);
    const model = models[index % models.length];
    if (!model) return;
    const sibling = (id: string) => {
      const place = places.get(id);
      const isThere = place !== undefined && edition * models.length + place < count;
      return isThere ? `${id}-${edition + 1}` : id;
    };
    yield copyOf(model, edition + 1, sibling);
  }
}

function copyOf(model: Model, edition: number, sibling: (id: string) => string): Model {
  const { _rev, _createdAt, _updatedAt, ...rest } = model;
  const { code, line, color, sample, finishGroups, publishedAt, orderRank = 0 } = model;
  const newLine = numbered(line, ((edition - 1) % editionsOfALine) + 1);
  const newColor = numbered(color, Math.floor((edition - 1) / editionsOfALine) + 1);
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
    ...(finishGroups ? { finishGroups: finishGroups.map((group) => siblingsOf(group, sibling)) } : {}),
    ...(publishedAt
      ? { publishedAt: new Date(Date.parse(publishedAt) - edition * dayMs).toISOString() }
      : {}),
    orderRank: orderRank + edition * ranksPerEdition,
  };
}

const numbered = (name: string, number: number) => (number > 1 ? `${name} ${number}` : name);

type Group = NonNullable<Model["finishGroups"]>[number];

/** Colors lead to copies of their own; other finishes, such as glazes, are shared by all copies. */
function siblingsOf(group: Group, sibling: (id: string) => string): Group {
  if (group.name !== "color") return group;
  return {
    ...group,
    items: group.items?.map((item) =>
      item._ref ? { ...item, _ref: finishOf(sibling(styleOf(item._ref))) } : item,
    ),
  };
}

/** The finish of a style of the demo is named as the style is. */
const finishOf = (style: string) => style.replace(/^style-/, "finish-");
const styleOf = (finish: string) => finish.replace(/^finish-/, "style-");

const finishShape = z.looseObject({
  _id: z.string(),
  _type: z.literal("finish"),
  label: z.string(),
  style: z.looseObject({ _ref: z.string() }).optional(),
});
type Finish = z.infer<typeof finishShape>;

/** The finish of each made style: that of its model, with its own name and leading to it. */
export function finishesOf(made: readonly Model[], given: readonly unknown[]): readonly Finish[] {
  const models = new Map(
    z
      .array(finishShape)
      .parse(given)
      .map((finish) => [finish._id, finish]),
  );
  return made.flatMap(({ _id, color }) => {
    const model = models.get(finishOf(_id.replace(/-\d+$/, "")));
    if (!model?.style) return [];
    const { _rev, _createdAt, _updatedAt, ...rest } = model;
    return [{ ...rest, _id: finishOf(_id), label: color, style: { ...model.style, _ref: _id } }];
  });
}
