import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const TAG_BYTES = 16
const IV_BYTES = 12

/** Keys are named by what they are made of, so that several can live side by side while they are changed. */
export const keyId = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** AES-256-GCM. `place` names table, column and row: a cipher text moved elsewhere does not open. */
export function seal(key: Buffer, place: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${keyId(key)}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** How long a sealed text is, in bytes, without opening it. */
export const sealedLength = (sealed: string): number =>
  Buffer.from(sealed.split('.')[1] ?? '', 'base64url').length - IV_BYTES - TAG_BYTES

/** @throws when the text was sealed with a key that is not among these, for another place, or was changed */
export function unseal(keys: readonly Buffer[], place: string, sealed: string): string {
  const [id, data = ''] = sealed.split('.')
  const key = keys.find((one) => keyId(one) === id)
  if (!key) throw new Error('This value was sealed with another key')
  const bytes = Buffer.from(data, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** A short code is guessable from a plain hash; this one needs the key. */
export const keyedHash = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex')

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
