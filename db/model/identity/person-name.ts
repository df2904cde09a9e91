interface NameParts {
  readonly prefix?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly suffix?: string | null | undefined
}

const isHan = (text: string | null | undefined) => !!text && /^\p{Script=Han}+$/u.test(text)

/** `Laura Chen`; a name in Chinese characters begins with the family name and has no blank: `陈丽`. */
export const plainFullName = ({ firstName, lastName }: NameParts): string =>
  isHan(firstName) && isHan(lastName) ? `${lastName}${firstName}` : [firstName, lastName].filter(Boolean).join(' ')

/** With title and degrees: `Dr. Laura Chen, MD`. */
export const fullName = ({ prefix, suffix, ...name }: NameParts): string =>
  [prefix, plainFullName(name)].filter(Boolean).join(' ') + (suffix ? `, ${suffix}` : '')

/** The name that a person has chosen to be shown by, or the full one. */
export const resolvedName = (person: NameParts & { readonly displayName?: string | null | undefined }): string =>
  person.displayName || fullName(person)

/** The chosen name, or first and last name: the way messages address someone. */
export const addressedAs = (person: NameParts & { readonly displayName?: string | null | undefined }): string =>
  person.displayName || plainFullName(person)

/** How a page welcomes someone: by the first name, in Chinese by the whole one. */
export const welcomeName = (person: NameParts): string =>
  isHan(person.firstName) ? plainFullName(person) : (person.firstName ?? '')

/** First letters of the first and the last name, without titles before and degrees behind; of a Chinese name its last two characters. */
export function initials(name: string): string {
  const words = (name.split(',')[0] ?? '')
    .replace(/^(Dr|Mr|Mrs|Ms|Mx)\.?\s/i, '')
    .split(/\s+/)
    .filter(Boolean)
  if (words.length === 1 && isHan(words[0])) return words[0]!.slice(-2)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
