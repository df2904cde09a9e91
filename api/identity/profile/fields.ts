/** The members of a body that were sent. */
export function sent<T extends object, K extends keyof T>(body: T, names: readonly K[]): Partial<Pick<T, K>> {
  return Object.fromEntries(
    names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  ) as Partial<Pick<T, K>>
}

/** Of what was sent, that which differs from the current value. */
export function changed<T extends object>(before: object, given: T): Partial<T> {
  const stands = before as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(stands[name] ?? null),
    ),
  ) as Partial<T>
}

/** The same members of a record, for the two sides of an audit row. */
export const pick = (row: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]))
