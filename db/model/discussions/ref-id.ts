/** Without 0 O 1 I L 5 S B Z U V, which are easily confused when read aloud or written by hand. */
export const refIdAlphabet = '2346789ACDEFGHJKMNPQRTWXY'
const prefix = 'CQ-'
const length = 6
/** Random bytes per RefId; more than characters, since rejection sampling discards some. */
export const refIdBytes = 16

/**
 * Public id of a discussion, e.g. `CQ-7F3K2M`, made from random bytes by rejection sampling (no modulo bias).
 * Uniqueness is enforced by the table; with 25^6 ids a retry is rare.
 * @throws RangeError when too many bytes were rejected: retry with new ones
 */
export function refIdFrom(bytes: Uint8Array): string {
  const fair = Math.floor(256 / refIdAlphabet.length) * refIdAlphabet.length
  let id = prefix
  for (const byte of bytes) {
    if (byte < fair) id += refIdAlphabet.charAt(byte % refIdAlphabet.length)
    if (id.length === prefix.length + length) return id
  }
  throw new RangeError('too few random bytes for a RefId')
}

const shape = new RegExp(`^${prefix}[${refIdAlphabet}]{${length}}$`)
export const isRefId = (word: string): boolean => shape.test(word)

/** Parses a typed RefId: any case, surrounding spaces, hyphen and prefix optional. Null when invalid. */
export function readRefId(typed: string): string | null {
  const letters = typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  // the six letters of a RefId may begin with CQ themselves
  const id = prefix + (letters.length > length ? letters.replace(/^CQ/, '') : letters)
  return isRefId(id) ? id : null
}
