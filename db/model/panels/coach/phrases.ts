/** The trimmed phrases of a pattern. */
export const phrasesOf = (pattern: string): string[] =>
  pattern
    .split(/[,，]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => /[\p{L}\p{N}#]/u.test(phrase))

const wordCharacter = /[\p{Script=Latin}\p{Script=Greek}\p{N}]/u
/** Phrases match at word boundaries, except in scripts without spaces. */
const edge = (character: string | undefined, side: 'before' | 'after') =>
  character !== undefined && (wordCharacter.test(character) || character === '#')
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
      // Space and hyphen are interchangeable and optional.
      if (/[\s-]/.test(character)) return '[\\s\\-]{0,3}'
      return character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    })
    .join('')
  return `${edge(folded[0], 'before')}${inner}${edge(folded.at(-1), 'after')}`
}

/** Regular expression for any of the phrases. All repetitions are bounded, to prevent catastrophic backtracking. */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map(phraseSource).join('|') || '(?!)', 'iu')
