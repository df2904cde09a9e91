/** Texts by key; the one parameter `_` is shown for a key without a text. */
type Say = (key: string, values?: Record<string, unknown>) => string

/** What a bulk action does, with the number of records: "Hold 3 discussions". */
export const bulkActionInWords = (resource: string, act: string, count: number, say: Say): string =>
  say(`bulk.do.${act}`, { _: act, records: say(`bulk.things.${resource}`, { _: resource, smart_count: count }) })

/** Note of a bulk action in the change log, read by `readBulkNote`. */
export const bulkNote = (run: { resource: string; act: string; total: number }, state: string): string =>
  `${run.resource} ${run.act} ${run.total}: ${state}`

const written = /^(\w+) (\w+)(?: (\d+))?(?:: (\w+))?$/

/**
 * A note of a bulk action in words: what it does, and its state. Earlier notes have no number of records, and the first
 * of a run had no state.
 */
export function readBulkNote(note: string, say: Say): { action: string; state: string } | undefined {
  const [, resource, act, count, state = 'judging'] = written.exec(note) ?? []
  if (!resource || !act) return undefined
  const action =
    count === undefined
      ? `${say(`resources.${resource}.name`, { _: resource, smart_count: 2 })} · ${say(`bulk.act.${act}`, { _: act })}`
      : bulkActionInWords(resource, act, Number(count), say)
  return { action, state: say(`bulk.state.${state}`, { _: state }) }
}
