/** A tree of texts: leaves are polyglot phrases (`%{name}`, `one |||| other`). */
export interface Tree {
  readonly [key: string]: string | Tree
}

/** The same keys as `T`, in another language: a key that is missing or unknown does not compile. */
export type Messages<T> = { readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]> }

/** Every dotted key of a tree, e.g. `errors.http.404`. */
export type Keys<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${Keys<T[K]>}`
}[keyof T & (string | number)]

type UnionToIntersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never

/**
 * Lays the areas' trees over one another; branches of the same name join. Where two areas give the same key the later one
 * is seen: a mistake, which tests/architecture/texts/texts.test.ts finds.
 */
export function merge<const T extends readonly Tree[]>(...areas: T): UnionToIntersection<T[number]> {
  const whole: Branch = {}
  for (const area of areas) mergeTrees(area, whole)
  return whole as UnionToIntersection<T[number]>
}

interface Branch {
  [key: string]: string | Branch
}

function mergeTrees(from: Tree, onto: Branch) {
  for (const [key, value] of Object.entries(from)) {
    const there = onto[key]
    if (typeof value === 'string') onto[key] = value
    else mergeTrees(value, (onto[key] = typeof there === 'object' ? there : {}))
  }
}
