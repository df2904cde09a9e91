import { inDictionary } from '../oncology/medical.ts'
import { misspellings } from '../oncology/misspellings.ts'

/** A word with its preceding character: a capital inside a sentence marks a name, a digit or slash a code. */
export const plainWord = /(?<![\p{L}\p{N}@./_'’-])\p{L}{2,}(?![\p{L}\p{N}@/_-])/gu

/** Corrects common misspellings; names, abbreviations and medical words are kept. */
export const spelt = (text: string, known: ReadonlySet<string> = new Set()): string =>
  text.replace(plainWord, (word: string, at: number) => {
    const lower = word.toLowerCase()
    const right = misspellings.get(lower)
    if (right === undefined || known.has(lower) || inDictionary(lower)) return word
    if (word === lower) return right
    const before = text.slice(Math.max(0, at - 8), at)
    const begins = /(?:^|[.!?:\n]\s*)$/u.test(before) && !/\b(?:dr|mr|mrs|ms|prof|st)\.\s*$/iu.test(before)
    if (word === word.toUpperCase()) return word.length > 4 ? right.toUpperCase() : word
    return begins ? right.charAt(0).toUpperCase() + right.slice(1) : word
  })
