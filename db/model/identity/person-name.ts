interface NameParts {
  readonly prefix?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly suffix?: string | null | undefined
}

const isHan = (text: string | null | undefined) => !!text && /^\p{Script=Han}+$/u.test(text)

/** `Laura Chen`; Chinese names put the family name first, without a space: `陈丽`. */
export const plainFullName = ({ firstName, lastName }: NameParts): string =>
  isHan(firstName) && isHan(lastName) ? `${lastName}${firstName}` : [firstName, lastName].filter(Boolean).join(' ')

/** A Chinese name as one word, like `陈丽`; null for other names. */
export const joinedName = ({ firstName, lastName }: NameParts): string | null =>
  isHan(firstName) && isHan(lastName) ? plainFullName({ firstName, lastName }) : null

/** With title and degrees: `Dr. Laura Chen, MD`. */
export const fullName = ({ prefix, suffix, ...name }: NameParts): string =>
  [prefix, plainFullName(name)].filter(Boolean).join(' ') + (suffix ? `, ${suffix}` : '')

/** Display name if set, otherwise the full name. */
export const resolvedName = (person: NameParts & { readonly displayName?: string | null | undefined }): string =>
  person.displayName || fullName(person)

/** Display name if set, otherwise first and last name; used to address the user in messages. */
export const addressedAs = (person: NameParts & { readonly displayName?: string | null | undefined }): string =>
  person.displayName || plainFullName(person)

/** Name for a greeting: the first name, or the whole name in Chinese. */
export const welcomeName = (person: NameParts): string =>
  isHan(person.firstName) ? plainFullName(person) : (person.firstName ?? '')

/** Initials of first and last name without titles and degrees; for a Chinese name its last two characters. */
export function initials(name: string): string {
  const words = (name.split(',')[0] ?? '')
    .replace(/^(Dr|Mr|Mrs|Ms|Mx)\.?\s/i, '')
    .split(/\s+/)
    .filter(Boolean)
  if (words.length === 1 && isHan(words[0])) return words[0]!.slice(-2)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
