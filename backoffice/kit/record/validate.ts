import type { z } from 'zod'

type Issue = { path: PropertyKey[]; message: string; code: string; minimum?: unknown; maximum?: unknown }
type Message = string | { message: string; args: Record<string, unknown> }

/**
 * A form's own check, by the schema that the API uses. Fields of the record that no one may write are left out, since the
 * schemas are strict. Messages are text keys, with the limits they speak of.
 */
export const validateWith =
  (schema: z.ZodType & { shape?: object }) =>
  (values: Record<string, unknown>): Record<string, unknown> => {
    const names = schema.shape ? Object.keys(schema.shape) : Object.keys(values)
    const written = Object.fromEntries(
      names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
    )
    const result = schema.safeParse(written)
    if (result.success) return {}
    const errors: Record<string, unknown> = {}
    for (const issue of result.error.issues as Issue[]) place(errors, issue.path.map(String), toMessage(issue))
    return errors
  }

function toMessage({ message, minimum, maximum }: Issue): Message {
  return minimum === undefined && maximum === undefined ? message : { message, args: { min: minimum, max: maximum } }
}

function place(tree: Record<string, unknown>, path: string[], message: Message) {
  const [name, ...below] = path
  if (name === undefined) return
  if (below.length === 0) tree[name] ??= message
  else place((tree[name] ??= {}) as Record<string, unknown>, below, message)
}
