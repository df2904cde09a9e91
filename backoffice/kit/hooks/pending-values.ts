/**
 * What is typed goes on while what was asked for comes back, as an address or as a filter of the list.
 * @param asked what was asked for from here and has not come back yet, the earliest first
 * @returns what is still to come back after `value`; undefined: it was not asked for from here, and takes the place of what is typed
 */
export function pendingValues(asked: readonly string[], value: string): string[] | undefined {
  const own = asked.indexOf(value)
  return own < 0 ? undefined : asked.slice(own + 1)
}
