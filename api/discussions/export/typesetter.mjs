/**
 * Quotation marks, apostrophes and dashes of the Chinese face are as wide as a Chinese sign; English wants them narrow.
 * @param {string} text
 * @param {'en-us' | 'zh-cn'} language
 * @returns {{ features?: PDFKit.Mixins.OpenTypeFeatures[] }}
 */
const marksOf = (text, language) =>
  language === 'en-us' && /[\u2010-\u201f\u2026]/.test(text) ? { features: ['pwid'] } : {}

/** @typedef {Awaited<ReturnType<typeof import('./fonts/faces.mjs').readFaces>>} Faces */
/** @typedef {PDFKit.Mixins.TextOptions & { bold?: boolean, x?: number, y?: number }} Options */
/** @typedef {ReturnType<typeof typesetter>} Typesetter */

/**
 * Writes text in the face that has its letters, in the size and colour that the document has at that moment.
 * @param {PDFKit.PDFDocument} pdf
 * @param {{ regular: Faces, bold: Faces }} weights
 * @param {'en-us' | 'zh-cn'} language
 */
export function typesetter(pdf, weights, language) {
  for (const [weight, { faces }] of Object.entries(weights))
    for (const [face, bytes] of faces.entries()) pdf.registerFont(`${weight} ${face}`, bytes)
  const runsOf = (/** @type {string} */ text, /** @type {boolean} */ bold) => {
    const weight = bold ? 'bold' : 'regular'
    return weights[weight].runsOf(text).map((run) => ({ font: `${weight} ${run.face}`, text: run.text }))
  }
  return {
    /** @param {string} text @param {Options} options at `x` and `y`, else where the document stands */
    text(text, { bold = false, x, y, ...options }) {
      const runs = runsOf(text, bold)
      for (const [at, run] of runs.entries()) {
        const how = { ...options, ...marksOf(run.text, language), continued: at < runs.length - 1 }
        pdf.font(run.font)
        if (at === 0 && x !== undefined) pdf.text(run.text, x, y, how)
        else pdf.text(run.text, how)
      }
    },
    /** @param {string} text @param {Options} options */
    heightOf(text, { bold = false, ...options }) {
      const faces = new Set(runsOf(text, bold).map(({ font }) => font))
      return Math.max(
        ...[...faces].map((face) => pdf.font(face).heightOfString(text, { ...options, ...marksOf(text, language) })),
      )
    },
  }
}
