type UndefinedKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

type WithoutUndefined<T> = Omit<T, UndefinedKeys<T>> & {
  [K in UndefinedKeys<T>]?: Exclude<T[K], undefined>;
};

/** Copies an object without its undefined properties, for an API that accepts an absent property only. */
export function omitUndefined<T extends object>(source: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
}
