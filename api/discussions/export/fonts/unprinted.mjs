/** @typedef {{ script: string, emoji: string, other: string }} Unprinted what stands in place of letters that no face has */

/** Signs that have a like one in our faces. */
const likeSigns = new Map([
  ['☐', '[ ]'],
  ['☑', '[✓]'],
  ['☒', '[x]'],
  ['✔', '✓'],
  ['✗', '×'],
  ['✘', '×'],
])

/** Scripts that people write in today, by their code in ISO 15924. */
const scripts = [
  ...['Arab', 'Hebr', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Thai', 'Laoo'],
  ...['Tibt', 'Mymr', 'Khmr', 'Ethi', 'Geor', 'Armn', 'Hang', 'Hani', 'Hira', 'Kana', 'Bopo', 'Yiii', 'Mong', 'Syrc'],
  ...['Thaa', 'Cher', 'Cans', 'Tfng', 'Nkoo', 'Vaii', 'Java', 'Bali', 'Olck', 'Latn', 'Grek', 'Cyrl'],
].map((code) => ({ code, letters: new RegExp(`\\p{Script_Extensions=${code}}`, 'u') }))
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
/** Blanks and marks between two words; brackets stay in pairs. */
const between = /^[^\S\n]$|^[\p{Po}\p{Pd}\p{Cf}]$/u
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Makes a text one that can be printed. Letters that no face has give way to words that say so, once for each run, so that
 * nothing is lost without a sign.
 * @param {(letter: string) => boolean} knows whether some face has the letter
 * @param {Unprinted} words
 * @param {'en-us' | 'zh-cn'} language
 * @returns {(text: string) => string}
 */
export function printedWith(knows, words, language) {
  const names = new Intl.DisplayNames(language, { type: 'script' })
  const drawn = (/** @type {string} */ text) => [...text].every((letter) => /\s/.test(letter) || knows(letter))
  const isOf = (/** @type {string} */ kind, /** @type {string} */ cluster) =>
    kind === 'emoji' ? emoji.test(cluster) : (scripts.find(({ code }) => code === kind)?.letters.test(cluster) ?? false)
  const kindOf = (/** @type {string} */ cluster) => {
    if (emoji.test(cluster)) return 'emoji'
    // the letter that is missing, which may be a mark on one that is there
    const missing = [...cluster].find((letter) => !knows(letter)) ?? cluster
    return scripts.find(({ letters }) => letters.test(missing))?.code ?? 'other'
  }
  const wordsFor = (/** @type {string} */ kind) => {
    if (kind === 'emoji' || kind === 'other') return words[kind]
    return words.script.replace('%{script}', () => names.of(kind) ?? kind)
  }
  return (text) => {
    if (drawn(text)) return text
    let printed = ''
    /** @type {string | null} */
    let run = null
    let waiting = ''
    for (const { segment } of clusters.segment(text)) {
      // whether a sign is drawn as an emoji, or on a key, is no part of the sign
      const plain = segment.replace(/[\ufe0e\ufe0f]/g, '').replace(/^([\d#*])\u20e3$/, '$1')
      const cluster = likeSigns.get(plain) ?? plain
      if (drawn(cluster)) {
        if (run !== null && between.test(cluster)) waiting += cluster
        else {
          printed += waiting + cluster
          waiting = ''
          run = null
        }
        continue
      }
      if (run === null || !isOf(run, cluster)) {
        const kind = kindOf(cluster)
        if (kind !== run) printed += waiting + wordsFor(kind)
        run = kind
      }
      waiting = ''
    }
    return printed + waiting
  }
}
