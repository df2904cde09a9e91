/** The chain of certified forms: each holds the hash of the one before, so that none can be changed or taken out unseen. */

export interface Link {
  /** counts from 1 without a gap */
  readonly sequence: number
  readonly previousHash: string | null
  readonly hash: string
  /** what was certified, in plain, with its evidence */
  readonly content: unknown
}
export interface Head {
  readonly sequence: number
  readonly hash: string | null
}

/** JSON with members in alphabetical order and without those that are absent: the same content is the same text everywhere. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}

/** The text whose keyed hash a link carries. */
export const linkText = ({ sequence, previousHash, content }: Omit<Link, 'hash'>): string =>
  canonical({ sequence, previousHash, content })

export interface ChainFault {
  readonly sequence: number
  readonly fault: 'changed' | 'missing' | 'unlinked' | 'head'
}

/** Follows the chain from its beginning. @param hashes keyed hash of each link's text, by its own key, in the order of `links` */
export function chainFaults(links: readonly Link[], hashes: readonly string[], head: Head): ChainFault[] {
  const faults: ChainFault[] = []
  let before: Head = { sequence: 0, hash: null }
  links.forEach((link, place) => {
    const { sequence } = link
    if (sequence !== before.sequence + 1) faults.push({ sequence: before.sequence + 1, fault: 'missing' })
    else if (link.previousHash !== before.hash) faults.push({ sequence, fault: 'unlinked' })
    if (hashes[place] !== link.hash) faults.push({ sequence, fault: 'changed' })
    before = link
  })
  if (head.sequence !== before.sequence || head.hash !== before.hash)
    faults.push({ sequence: head.sequence, fault: 'head' })
  return faults
}
