/** The name of a kind of record inside a sentence: it begins with a capital because it heads lists. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
