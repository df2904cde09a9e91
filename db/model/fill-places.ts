/** begins and ends with it */
const han = /^\p{Script=Han}(.*\p{Script=Han})?$/u

/**
 * Puts words into the places of a text, whose name is the pattern's first group. Between two Han characters no blank is left:
 * a brand in Latin letters, or a date that begins with a number, keeps those that set it off.
 */
export function fillPlaces(text: string, places: RegExp, wordFor: (name: string) => string): string {
  let filled = ''
  let at = 0
  for (const match of text.matchAll(places)) {
    const word = wordFor(match[1] ?? '')
    const before = text.slice(at, match.index)
    const isHan = han.test(word)
    filled += isHan && /\p{Script=Han} $/u.test(before) ? before.slice(0, -1) : before
    filled += word
    at = match.index + match[0].length
    if (isHan && /^ \p{Script=Han}/u.test(text.slice(at))) at += 1
  }
  return filled + text.slice(at)
}
