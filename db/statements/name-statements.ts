import pg from 'pg'

/** A plan takes memory on every connection: not worth it for statements that run rarely. */
const NAMED_AFTER = 4
const MOST_NAMES = 400
const MOST_COUNTED = 4_000
/** The best plan of a substring search depends on the substring: one plan for all values took four times as long. */
const PART_OF_TEXT = / like \$/i

/**
 * Gives statements that come again a name, by which PostgreSQL keeps their plan: joining six tables takes it longer to plan
 * than to read. Where a plan for all values is worse than one for these values the server goes on planning.
 * Source: https://www.postgresql.org/docs/current/sql-prepare.html
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  let runs = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MOST_NAMES || PART_OF_TEXT.test(text)) return name
    if (runs.size >= MOST_COUNTED) runs = new Map()
    const count = (runs.get(text) ?? 0) + 1
    runs.set(text, count)
    if (count < NAMED_AFTER) return undefined
    runs.delete(text)
    names.set(text, `s${names.size + 1}`)
    return names.get(text)
  }
}

/** A client that names its statements; whatever has a name already, or is plain text without values, stays as it is. */
export function namingClient(nameOf = statementNames()): typeof pg.Client {
  return class extends pg.Client {
    override query = ((config: unknown, ...rest: unknown[]) =>
      super.query(named(config, nameOf) as string, ...(rest as []))) as pg.Client['query']
  }
}

function named(config: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof config !== 'object' || config === null || 'submit' in config) return config
  const { text, name } = config as Partial<pg.QueryConfig>
  return text === undefined || name !== undefined ? config : { ...config, name: nameOf(text) }
}
