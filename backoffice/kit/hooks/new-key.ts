/** Names one act or one window. `crypto.randomUUID` exists behind https and on localhost only; this works everywhere. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
