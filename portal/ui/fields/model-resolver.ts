import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** What is wrong, field → text key, as a form keeps it. */
export const fieldErrors = <V extends FieldValues>(problems: Partial<Record<keyof V, string>>) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, { type: 'model', message }]),
  ) as FieldErrors<V>

/**
 * Checks the fields of a form with a schema of the model.
 * @param bodyOf the body of the call, from the fields
 * @param fieldOf the field that shows a problem of the body
 * @returns errors whose messages are text keys, the first of each field
 */
export const modelResolver =
  <V extends FieldValues>(
    schema: z.ZodType,
    bodyOf: (values: V) => unknown = (values) => values,
    fieldOf: (name: string) => string = (name) => name,
  ): Resolver<V> =>
  (values) => {
    const issues = schema.safeParse(bodyOf(values)).error?.issues ?? []
    const found = [...issues].reverse().map(({ path: [name], message }) => [fieldOf(String(name)), message] as const)
    const errors = fieldErrors<V>(Object.fromEntries(found) as Partial<Record<keyof V, string>>)
    return issues.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
