import { sameWording, type Item, type Wording } from './builder-state.ts'

/** A question as stored on the server. */
export interface StoredQuestion extends Item {
  id: string
  version: number
}
export type SaveStep =
  | { kind: 'delete'; key: string; id: string }
  | { kind: 'update'; key: string; id: string; version: number; wording: Wording }
  | { kind: 'create'; key: string; order: number; wording: Wording }
  | { kind: 'order'; places: { id: string; order: number }[] }

/**
 * Next request to bring the server to the page's state; null when equal. Deletions come first because of the question
 * limit, the order last.
 */
export function nextStep(items: readonly Item[], known: readonly StoredQuestion[]): SaveStep | null {
  const gone = known.find(({ key }) => !items.some((item) => item.key === key))
  if (gone) return { kind: 'delete', key: gone.key, id: gone.id }
  for (const { key, ...wording } of items) {
    const there = known.find((one) => one.key === key)
    if (there && !sameWording(there, wording))
      return { kind: 'update', key, id: there.id, version: there.version, wording }
  }
  const made = items.find(({ key }) => !known.some((one) => one.key === key))
  if (made) {
    const { key, ...wording } = made
    return { kind: 'create', key, order: known.length + 1, wording }
  }
  const places = items.map(({ key }, at) => ({ id: known.find((one) => one.key === key)?.id ?? '', order: at + 1 }))
  return places.some(({ id }, at) => known[at]?.id !== id) ? { kind: 'order', places } : null
}

/**
 * Server state after a step.
 * @param made id and version of the question that was written
 */
export function afterStep(
  known: readonly StoredQuestion[],
  step: SaveStep,
  made?: { id: string; version: number },
): StoredQuestion[] {
  switch (step.kind) {
    case 'delete':
      return known.filter(({ id }) => id !== step.id)
    case 'update':
      return known.map((one) =>
        one.id === step.id ? { ...one, ...step.wording, version: made?.version ?? one.version } : one,
      )
    case 'create':
      return made ? [...known, { key: step.key, ...step.wording, ...made }] : [...known]
    case 'order':
      return step.places.flatMap(({ id }) => known.find((one) => one.id === id) ?? [])
  }
}

/** Local draft of a page until everything is saved. */
export interface BuilderDraft {
  items: Item[]
  active: string | null
  working: Wording
  /** server ids of questions already created, by key */
  ids: Record<string, string>
}

/** Merges server questions with a local draft: local changes and deletions win, questions added elsewhere stay. */
export function restore(
  server: readonly StoredQuestion[],
  kept: BuilderDraft | undefined,
): { items: Item[]; known: StoredQuestion[]; restored: boolean } {
  const plain = ({ key, text, questionTypeId, config }: Item): Item => ({ key, text, questionTypeId, config })
  if (!kept) return { items: server.map(plain), known: [...server], restored: false }
  const keyOf = new Map(Object.entries(kept.ids).map(([key, id]) => [id, key]))
  const known = server.map((one) => ({ ...one, key: keyOf.get(one.id) ?? one.key }))
  const elsewhere = known.filter(({ id }) => !keyOf.has(id))
  const items = [...kept.items.map(plain), ...elsewhere.map(plain)]
  return { items, known, restored: nextStep(items, known) !== null }
}
