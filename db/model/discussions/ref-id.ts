/** Without 0 O 1 I L 5 S B Z U V: none of the rest can be taken for another when read out. */
export const refIdAlphabet = '2346789ACDEFGHJKMNPQRTWXY'
const prefix = 'CQ-'
const length = 6
/** How many random bytes a RefId is made of; a few more than letters, since some bytes are passed over. */
export const refIdBytes = 16

/**
 * The RefId that people see, e.g. `CQ-7F3K2M`, from random bytes: bytes that would favour some letters are passed
 * over. Uniqueness is the table's; with 25^6 ids a retry is rare.
 * @throws RangeError when the bytes do not suffice: draw new ones
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

/** What people type: any case, spaces around, the hyphen forgotten. Null when it cannot be a RefId. */
export function readRefId(typed: string): string | null {
  const letters = typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  const id = letters.startsWith('CQ') ? prefix + letters.slice(2) : prefix + letters
  return isRefId(id) ? id : null
}
