// Fills the official form in a thread of its own, since reading the font takes most of a second: takes what is printed as
// `workerData`, answers the bytes.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PDFDocument, PDFName, rgb } from '@pdfme/pdf-lib'
import * as fontkit from 'fontkit'
import { readFaces } from '../../discussions/export/fonts/faces.mjs'

const INK = rgb(0.05, 0.1, 0.3)
const QUIET = rgb(0.35, 0.38, 0.42)
const FIELD_SIZE = 9
/** of the font, in parts of its size */
const CAP_HEIGHT = 0.73
const MARGIN = 56
const LABEL_WIDTH = 150

/** @typedef {import('./fill-form.ts').FormDocument} FormDocument */

/**
 * @param {FormDocument} document
 * @returns {Promise<Uint8Array>}
 */
async function write({ template, printed, signature, evidence }) {
  const official = await PDFDocument.load(await readFile(new URL(`forms/${template}.pdf`, import.meta.url)))
  const places = placesOf(official, printed)
  // a document of its own takes over what the page shows, and nothing of the fields that were filled in
  const pdf = await PDFDocument.create()
  const blank = official.getPage(0)
  for (const name of ['Annots', 'StructParents', 'Tabs']) blank.node.delete(PDFName.of(name))
  const [page] = await pdf.copyPages(official, [0])
  if (!page) throw new Error(`${template} has no page`)
  const first = pdf.addPage(page)
  pdf.registerFontkit(/** @type {never} */ (fontkit))
  const { faces, knows, runsOf } = await readFaces('Regular')
  /** @type {Map<number, import('@pdfme/pdf-lib').PDFFont>} */
  const embedded = new Map()
  // most forms need one of the two
  const needed = new Set(
    [...everyText(places, signature, evidence)].flatMap((text) => runsOf(text)).map(({ face }) => face),
  )
  for (const face of needed)
    embedded.set(face, await pdf.embedFont(faces[face] ?? new Uint8Array(), { subset: true, features: { pwid: true } }))
  /** Letters that no face has are question marks. @param {string} text */
  const drawable = (text) => [...text].map((letter) => (knows(letter) ? letter : '?')).join('')
  /** @param {string} text */
  const runs = (text) =>
    runsOf(text).flatMap(({ face, text }) => {
      const font = embedded.get(face)
      return font ? [{ font, text }] : []
    })
  /** @param {string} text @param {number} size */
  const widthOf = (text, size) =>
    runs(text).reduce((width, { font, text }) => width + font.widthOfTextAtSize(text, size), 0)
  /** @param {string} text @param {number} width @param {number} most */
  const sizeFor = (text, width, most) => Math.min(most, (most * width) / Math.max(1, widthOf(text, most)))
  /**
   * @param {import('@pdfme/pdf-lib').PDFPage} on
   * @param {string} line
   * @param {{ x: number, y: number, size: number, color: typeof INK }} how
   */
  const draw = (on, line, { x, ...how }) => {
    let at = x
    for (const { font, text } of runs(line)) {
      on.drawText(text, { x: at, font, ...how })
      at += font.widthOfTextAtSize(text, how.size)
    }
  }

  for (const { text: given, box, comb } of places.texts) {
    const text = drawable(given)
    const y = box.y + Math.max(2, (box.height - FIELD_SIZE * CAP_HEIGHT) / 2)
    if (comb) {
      const cell = box.width / comb
      for (const [at, sign] of [...text].entries()) {
        const x = box.x + cell * at + (cell - widthOf(sign, FIELD_SIZE)) / 2
        draw(first, sign, { x, y, size: FIELD_SIZE, color: INK })
      }
    } else {
      const size = sizeFor(text, box.width - 6, FIELD_SIZE)
      draw(first, text, { x: box.x + 3, y, size, color: INK })
    }
  }
  for (const { x, y, width, height } of places.checks) {
    const [left, right, low, high] = [x + width * 0.22, x + width * 0.78, y + height * 0.22, y + height * 0.78]
    first.drawLine({ start: { x: left, y: low }, end: { x: right, y: high }, thickness: 1.1, color: INK })
    first.drawLine({ start: { x: left, y: high }, end: { x: right, y: low }, thickness: 1.1, color: INK })
  }
  for (const { text, x, y, width } of signature) {
    const words = drawable(text)
    draw(first, words, { x, y, size: sizeFor(words, width, FIELD_SIZE), color: INK })
  }
  drawEvidence()
  pdf.setTitle(evidence.title)
  pdf.setAuthor('')
  pdf.setProducer('Consilium')
  pdf.setCreator('Consilium')
  return pdf.save()

  function drawEvidence() {
    const page = pdf.addPage([612, 792])
    const wide = page.getWidth() - 2 * MARGIN
    let y = page.getHeight() - MARGIN - 12
    /** @param {string} text @param {number} x @param {number} width @param {number} size @param {typeof INK} color */
    const put = (text, x, width, size, color) => {
      for (const line of wrapped(drawable(text), width, size)) {
        draw(page, line, { x, y, size, color })
        y -= size * 1.45
      }
    }
    put(evidence.title, MARGIN, wide, 16, INK)
    y -= 6
    for (const text of evidence.statement) {
      put(text, MARGIN, wide, 10, INK)
      y -= 6
    }
    y -= 6
    for (const [label, value] of evidence.lines) {
      const top = y
      put(label, MARGIN, LABEL_WIDTH - 12, 9, QUIET)
      const below = y
      y = top
      put(value, MARGIN + LABEL_WIDTH, wide - LABEL_WIDTH, 9, INK)
      y = Math.min(y, below) - 4
    }
  }

  /** Lines no wider than `width`; what has no blanks breaks anywhere. @param {string} text @param {number} width @param {number} size */
  function wrapped(text, width, size) {
    /** @type {string[]} */
    const lines = []
    let line = ''
    for (const word of text.split(/(?<=\s)|(?<=\p{Script=Han})/u)) {
      for (const part of widthOf(word, size) > width ? [...word] : [word]) {
        if (widthOf((line + part).trimEnd(), size) > width) {
          lines.push(line.trimEnd())
          line = ''
        }
        line += part
      }
    }
    return [...lines, line.trimEnd()]
  }
}

/**
 * Where the entries stand on the first page, in points. A comb has a box for each sign.
 * @param {PDFDocument} official
 * @param {FormDocument['printed']} printed
 */
function placesOf(official, printed) {
  const form = official.getForm()
  /** @param {import('@pdfme/pdf-lib').PDFField} field */
  const boxOf = (field) => {
    const box = field.acroField.getWidgets()[0]?.getRectangle()
    if (!box) throw new Error(`${field.getName()} stands nowhere`)
    return box
  }
  return {
    texts: Object.entries(printed.texts)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => {
        const field = form.getTextField(name)
        const most = field.getMaxLength() ?? 0
        return { text, box: boxOf(field), comb: field.isCombed() && [...text].length <= most ? most : 0 }
      }),
    checks: printed.checks.map((name) => boxOf(form.getCheckBox(name))),
  }
}

/**
 * Every text that the document shows.
 * @param {ReturnType<typeof placesOf>} places
 * @param {FormDocument['signature']} signature
 * @param {FormDocument['evidence']} evidence
 */
function* everyText(places, signature, { title, statement, lines }) {
  for (const { text } of [...places.texts, ...signature]) yield text
  yield title
  yield* statement
  yield* lines.flat()
}

parentPort?.postMessage(await write(/** @type {FormDocument} */ (workerData)))
