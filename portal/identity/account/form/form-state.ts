import type { z } from 'zod'

/** The bare state of a form over one record, without React and without the network. */

export type Values = Record<string, unknown>

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The entries that differ from what is stored. */
export function changesOf<V extends Values>(stored: V, values: Partial<V>): Partial<V> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in stored && !same(value, stored[name])),
  ) as Partial<V>
}

/** Entries that were not saved, in the tab's storage only: they are personal. */
export interface FormDraft {
  /** version of the record that the entries were made on */
  version: number
  values: Values
}

/** A draft as changes to what is stored now. */
export const restored = <V extends Values>(stored: V, draft: FormDraft | undefined): Partial<V> =>
  draft ? changesOf(stored, draft.values as Partial<V>) : {}

/**
 * Whether a newer record can silently take the place of the one that is being edited: when no one else has changed a field
 * that is changed here.
 */
export const mayAdopt = <V extends Values>(before: V, now: V, changes: Partial<V>) =>
  Object.keys(changes).every((name) => same(before[name], now[name]))

/** The first problem of each field, as text keys; undefined when all is well. */
export function problemsOf(schema: z.ZodType, values: Values): Record<string, string> | undefined {
  const result = schema.safeParse(values)
  if (result.success) return undefined
  const problems: Record<string, string> = {}
  for (const { path, message } of result.error.issues) problems[String(path[0] ?? '')] ??= message
  return problems
}
