/** The beginning of a text for a list: at most `length` characters, ended at a word where there is one, with an ellipsis. */
export function excerptOf(text: string, length: number): string {
  const characters = [...text.trim()]
  if (characters.length <= length) return characters.join('')
  const cut = characters.slice(0, length - 1).join('')
  const word = cut.lastIndexOf(' ')
  // a script without spaces, or one very long word, is cut where it is
  return `${(word > length / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:–-]+$/u, '')}…`
}
