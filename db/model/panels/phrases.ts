/** The phrases of a pattern, as entered, without blanks. */
export const phrasesOf = (pattern: string): string[] =>
  pattern
    .split(/[,，]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => /[\p{L}\p{N}#]/u.test(phrase))

const wordly = /[\p{Script=Latin}\p{Script=Greek}\p{N}]/u
/** A phrase begins and ends at a word's edge, but not in scripts that write words together. */
const edge = (character: string | undefined, side: 'before' | 'after') =>
  character !== undefined && (wordly.test(character) || character === '#')
    ? side === 'before'
      ? '(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{N}])'
      : '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{N}])'
    : ''

function phraseSource(phrase: string): string {
  const folded = phrase
    .normalize('NFKC')
    .replace(/\*+/g, '*')
    .replace(/[\s-]+/g, ' ')
  const inner = [...folded]
    .map((character) => {
      if (character === '*') return '[\\p{L}\\p{N}]{0,40}'
      if (character === '#') return '\\d{1,6}(?:[.,]\\d{1,4})?'
      // a blank or a hyphen may be written either way, or left out
      if (/[\s-]/.test(character)) return '[\\s\\-]{0,3}'
      return character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    })
    .join('')
  return `${edge(folded[0], 'before')}${inner}${edge(folded.at(-1), 'after')}`
}

/** Finds any of some phrases. Every repetition is bounded, so no text takes long. */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map(phraseSource).join('|') || '(?!)', 'iu')
