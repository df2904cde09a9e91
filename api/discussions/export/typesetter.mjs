import { printedWith } from './fonts/unprinted.mjs'

/**
 * Quotation marks, apostrophes and dashes of the Chinese face are as wide as a Chinese sign; English wants them narrow.
 * @param {string} text
 * @param {'en-us' | 'zh-cn'} language
 * @returns {{ features?: PDFKit.Mixins.OpenTypeFeatures[] }}
 */
const marksOf = (text, language) =>
  language === 'en-us' && /[\u2010-\u201f\u2026]/.test(text) ? { features: ['pwid'] } : {}

/** How far a face reaches above its letters' line, in points. @param {PDFKit.PDFDocument} pdf @param {string} font */
function ascent(pdf, font) {
  const size = /** @type {{ _font: { ascender: number }, _fontSize: number }} */ (
    /** @type {unknown} */ (pdf.font(font))
  )
  return (size._font.ascender / 1000) * size._fontSize
}

/** @typedef {Awaited<ReturnType<typeof import('./fonts/faces.mjs').readFaces>>} Faces */
/** @typedef {PDFKit.Mixins.TextOptions & { bold?: boolean, x?: number, y?: number }} Options */
/** @typedef {ReturnType<typeof typesetter>} Typesetter */

/**
 * Writes text in the face that has its letters, or words in their place, in the size and colour that the document has at that moment.
 * @param {PDFKit.PDFDocument} pdf
 * @param {{ regular: Faces, bold: Faces }} weights
 * @param {'en-us' | 'zh-cn'} language
 * @param {import('./fonts/unprinted.mjs').Unprinted} unprinted
 */
export function typesetter(pdf, weights, language, unprinted) {
  for (const [weight, { faces }] of Object.entries(weights))
    for (const [face, bytes] of faces.entries()) pdf.registerFont(`${weight} ${face}`, bytes)
  const runsOf = (/** @type {string} */ text, /** @type {boolean} */ bold) => {
    const weight = bold ? 'bold' : 'regular'
    return weights[weight].runsOf(text).map((run) => ({ font: `${weight} ${run.face}`, text: run.text }))
  }
  const printed = printedWith(
    (letter) => weights.regular.knows(letter) && weights.bold.knows(letter),
    unprinted,
    language,
  )
  const marked = (/** @type {string} */ text, /** @type {Options} */ options) => ({
    ...options,
    ...marksOf(text, language),
  })
  return {
    /** @param {string} text @param {Options} options at `x` and `y`, else where the document stands */
    text(text, { bold = false, x, y, ...options }) {
      const runs = runsOf(printed(text), bold)
      // letters of several faces stand on one line, though some faces reach higher
      const shared =
        runs.length > 1 ? { ...options, baseline: -Math.max(...runs.map(({ font }) => ascent(pdf, font))) } : options
      for (const [at, run] of runs.entries()) {
        const how = { ...marked(run.text, shared), continued: at < runs.length - 1 }
        pdf.font(run.font)
        if (at === 0 && x !== undefined) pdf.text(run.text, x, y, how)
        else pdf.text(run.text, how)
      }
    },
    /** One line in the middle of a width: its runs together, where the document would centre each by itself. @param {string} text @param {{ x: number, y: number, width: number }} place */
    centered(text, { x, y, width }) {
      const start = x + Math.max(0, width - this.widthOf(text)) / 2
      this.text(text, { x: start, y, lineBreak: false })
    },
    /** On one line. @param {string} text */
    widthOf(text, bold = false) {
      const taken = runsOf(printed(text), bold).map((run) =>
        pdf.font(run.font).widthOfString(run.text, marksOf(run.text, language)),
      )
      return taken.reduce((sum, one) => sum + one, 0)
    },
    /** @param {string} text @param {Options} options */
    heightOf(text, { bold = false, ...options }) {
      const set = printed(text)
      const faces = new Set(runsOf(set, bold).map(({ font }) => font))
      return Math.max(
        ...[...faces].map((face) => pdf.font(face).heightOfString(set, { ...options, ...marksOf(text, language) })),
      )
    },
  }
}
