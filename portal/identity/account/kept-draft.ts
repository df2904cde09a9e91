/**
 * What someone has typed into a form of an account and not saved. It outlives a reload and a session that ends, in this tab
 * only: it is personal.
 */
const prefix = 'consilium.account.'

export interface KeptDraft {
  /** version of the record that the entries were made on */
  version: number
  values: Record<string, unknown>
}

export function readDraft(name: string): KeptDraft | undefined {
  try {
    const text = sessionStorage.getItem(prefix + name)
    return text === null ? undefined : (JSON.parse(text) as KeptDraft)
  } catch {
    return undefined
  }
}

/** `undefined` forgets it. */
export function keepDraft(name: string, draft: KeptDraft | undefined) {
  try {
    if (draft === undefined) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    // storage is full or switched off: the entries live as long as the page
  }
}
