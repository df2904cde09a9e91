import { ApiError } from '#api/client/api-error.ts'
import { createClient } from '#api/client/http.ts'
import { leaveToSecondFactor, leaveToSignIn } from './leave.ts'

export interface ChangedBy {
  name: string
  at: string
}

/** Body of a refusal. `errors` is what react-admin shows beside the inputs. */
export interface Refusal {
  errorKey?: string
  message?: string
  /** key of the text that says which rule refused */
  reason?: string
  fields?: Record<string, string>
  /** the number that a field's text speaks of */
  counts?: Record<string, number>
  /** whom a field's text names */
  guest?: string
  requestId?: string
  current?: Record<string, unknown>
  /** of a conflict: who saved first, and when */
  changedBy?: ChangedBy
  errors?: Record<string, unknown>
  [extra: string]: unknown
}

/** The calls of the API for the member of staff who is signed in here. Each answers with the body, or throws an `ApiError`. */
export const api = createClient({
  onEnd: leaveToSignIn,
  onSecondFactor: leaveToSecondFactor,
  onRefusal: ({ fields, body }) => {
    if (Object.keys(fields).length > 0) body.errors = nest(fields, mentionedIn(body), (body as Refusal).counts)
  },
})

/** What the texts of a refusal mention: the numbers of its body, and the name of a guest. */
export const mentionedIn = ({ guest, ...body }: Refusal): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'number')),
  ...(guest !== undefined && { guest }),
})

/**
 * `{ 'attachments.video': … }` becomes a tree, as forms keep their errors: text keys, with the numbers and names to fill in where
 * there are some, as react-admin writes both in one text.
 */
function nest(
  fields: Readonly<Record<string, string>>,
  mentioned: Record<string, unknown>,
  counts: Readonly<Record<string, number>> = {},
) {
  const tree: Tree = {}
  for (const [path, text] of Object.entries(fields)) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let branch = tree
    for (const name of names)
      branch = (Object(branch[name]) === branch[name] ? branch[name] : (branch[name] = {})) as Tree
    const args = { ...mentioned, ...(counts[path] !== undefined && { smart_count: counts[path] }) }
    branch[last] = Object.keys(args).length > 0 ? `@@react-admin@@${JSON.stringify({ message: text, args })}` : text
  }
  return tree
}
type Tree = Record<string, unknown>

export const refusalOf = (error: unknown): Refusal => (error instanceof ApiError ? error.body : {})
