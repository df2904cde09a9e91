// The PDF writer's own thread: takes { id, document, unprinted }, answers { id, bytes } or { id, error }. Its fonts take most of a second
// to be read, during which no one else would be served.
import { parentPort } from 'node:worker_threads'
import PDFDocument from 'pdfkit'
import { readFaces } from './fonts/faces.mjs'
import { drawBars, drawTable } from './pdf-table.mjs'
import { typesetter } from './typesetter.mjs'

const QUIET = '#4d5b68'
const INK = '#17212b'
const BRAND = '#0b3c46'
const MARGIN = 56
/** Twice eleven megabytes: read once. */
const weights = Promise.all([readFaces('Regular'), readFaces('Bold')])

/** @typedef {import('#model/discussions/export.ts').DiscussionDocument} DiscussionDocument */

/** @typedef {import('./fonts/unprinted.mjs').Unprinted} Unprinted */

/**
 * The document as a PDF that says what its parts are (tagged), with its own letters for Latin, Greek, Cyrillic and Chinese.
 * @param {DiscussionDocument} document
 * @param {Unprinted} unprinted
 * @returns {Promise<Uint8Array>}
 */
async function write(document, unprinted) {
  const [regular, bold] = await weights
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN + 14, left: MARGIN, right: MARGIN },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // without one it would look for a font of its own
    font: /** @type {string} */ (/** @type {unknown} */ (regular.faces[0])),
    lang: document.language === 'zh-cn' ? 'zh-CN' : 'en-US',
    info: { Title: document.title, Author: document.brand?.name ?? 'Consilium' },
  })
  /** @type {Buffer[]} */
  const chunks = []
  pdf.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  const type = typesetter(pdf, { regular, bold }, document.language, unprinted)

  const brandColour = document.brand?.colour ?? BRAND
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const put = (
    /** @type {string} */ tag,
    /** @type {string} */ text,
    { size = 10.5, bold: strong = false, colour = INK, after = 6 } = {},
  ) => {
    root.add(
      pdf.struct(tag, {}, () => {
        pdf.fontSize(size).fillColor(colour)
        type.text(text, { bold: strong, lineGap: 2 })
      }),
    )
    pdf.y += after
  }
  const block = (/** @type {import('#model/discussions/export.ts').DocumentBlock} */ one) => {
    switch (one.kind) {
      case 'text':
        return put('P', one.text)
      case 'quiet':
        return put('P', one.text, { colour: QUIET })
      case 'facts':
        return drawTable(pdf, type, root, [], one.facts)
      case 'bars':
        room(pdf, 40)
        return drawBars(pdf, type, root, one, brandColour)
      case 'table':
        return drawTable(pdf, type, root, one.head, one.rows, one.amounts)
      case 'entry': {
        const { head, meta, label, text } = one.entry
        room(pdf, 60)
        put('H3', head, { bold: true, after: 0 })
        put('P', [label, meta].filter(Boolean).join(' · '), { size: 9, colour: QUIET, after: 2 })
        return put('P', text, { after: 10 })
      }
    }
  }
  if (document.brand) put('P', document.brand.name, { size: 11, bold: true, colour: brandColour, after: 8 })
  put('H1', document.title, { size: 18, bold: true, colour: brandColour, after: 2 })
  put('P', document.subtitle, { size: 9, colour: QUIET, after: 8 })
  drawTable(pdf, type, root, [], document.facts)
  for (const section of document.sections) {
    room(pdf, 80)
    pdf.y += 8
    put('H2', section.heading, { size: 13, bold: true, colour: brandColour, after: 4 })
    section.blocks.forEach(block)
  }
  root.end()
  feet(pdf, type, document.foot)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** A heading does not stand alone at the foot of a page. @param {PDFKit.PDFDocument} pdf @param {number} height */
function room(pdf, height) {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
}

/** @param {PDFKit.PDFDocument} pdf @param {import('./typesetter.mjs').Typesetter} type @param {string} words */
function feet(pdf, type, words) {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at)
    // written below the margin, which would otherwise begin a page
    const { bottom } = pdf.page.margins
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.fontSize(8).fillColor(QUIET)
    type.centered(`${words} · ${at + 1} / ${count}`, {
      x: MARGIN,
      y: pdf.page.height - MARGIN,
      width: pdf.page.width - 2 * MARGIN,
    })
    pdf.endMarkedContent()
    pdf.page.margins.bottom = bottom
  }
}

/** @typedef {{ id: number, document: DiscussionDocument, unprinted: Unprinted }} Asked */
parentPort?.on('message', async (/** @type {Asked} */ { id, document, unprinted }) => {
  try {
    parentPort?.postMessage({ id, bytes: await write(document, unprinted) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
