/** Shortens a text to at most `length` characters plus an ellipsis, at a word boundary where possible. */
export function excerptOf(text: string, length: number): string {
  const characters = [...text.trim()]
  if (characters.length <= length) return characters.join('')
  const cut = characters.slice(0, length - 1).join('')
  const word = cut.lastIndexOf(' ')
  // Scripts without spaces and very long words are cut mid-word.
  return `${(word > length / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:–-]+$/u, '')}…`
}
