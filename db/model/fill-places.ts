const wide = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef]`
const [startsWide, endsWide] = [new RegExp(`^${wide}`, 'u'), new RegExp(`${wide}$`, 'u')]
const [spaceBefore, spaceAfter] = [new RegExp(`${wide} $`, 'u'), new RegExp(`^ ${wide}`, 'u')]

/**
 * Puts words into the places of a text, whose name is the pattern's first group. Chinese has a space between its characters
 * and Latin ones, and none beside a word that begins or ends in Chinese itself.
 */
export function fillPlaces(text: string, places: RegExp, wordFor: (name: string) => string): string {
  let filled = ''
  let at = 0
  for (const match of text.matchAll(places)) {
    const word = wordFor(match[1] ?? '')
    const before = text.slice(at, match.index)
    filled += startsWide.test(word) && spaceBefore.test(before) ? before.slice(0, -1) : before
    filled += word
    at = match.index + match[0].length
    if (endsWide.test(word) && spaceAfter.test(text.slice(at))) at += 1
  }
  return filled + text.slice(at)
}
