/** Addresses that a theme may have: they become links and pictures on every page and in mails. */

const ofThisSite = (text: string) => /^\/(?![/\\])/.test(text)
const isPlain = (text: string) => /^[^\s\p{Cc}"<>\\]+$/u.test(text)

/** A page of this site, or an encrypted one of another. */
export const isAddress = (text: string): boolean =>
  isPlain(text) && (ofThisSite(text) || (/^https:\/\//i.test(text) && URL.canParse(text)))

/** The same for a picture, which may also be written out. */
export const isPicture = (text: string): boolean =>
  isAddress(text) || (isPlain(text) && /^data:image\/[a-z0-9.+-]+[;,]/i.test(text))
