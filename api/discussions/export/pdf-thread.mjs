// The PDF writer's own thread: takes { id, document }, answers { id, bytes } or { id, error }. Its fonts take most of a second
// to be read, during which no one else would be served.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import PDFDocument from 'pdfkit'
import { drawBars, drawTable, marksOf } from './pdf-table.mjs'

const QUIET = '#4d5b68'
const INK = '#17212b'
const BRAND = '#0b3c46'
const MARGIN = 56
/** Twice ten megabytes: read once. */
const fonts = Promise.all(
  ['Regular', 'Bold'].map((weight) => readFile(new URL(`fonts/NotoSansSC-${weight}.ttf`, import.meta.url))),
)

/** @typedef {import('#model/discussions/export.ts').DiscussionDocument} DiscussionDocument */

/**
 * The document as a PDF that says what its parts are (tagged), with letters of its own for Latin, Greek and Chinese.
 * @param {DiscussionDocument} document
 * @returns {Promise<Uint8Array>}
 */
async function write(document) {
  const [regular, bold] = await fonts
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN + 14, left: MARGIN, right: MARGIN },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // without one it would look for a font of its own
    font: /** @type {string} */ (/** @type {unknown} */ (regular)),
    lang: document.language === 'zh-cn' ? 'zh-CN' : 'en-US',
    info: { Title: document.title, Author: document.brand?.name ?? 'Consilium' },
  })
  /** @type {Buffer[]} */
  const chunks = []
  pdf.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.registerFont('regular', /** @type {Buffer} */ (regular))
  pdf.registerFont('bold', /** @type {Buffer} */ (bold))

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
        pdf
          .font(strong ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(colour)
          .text(text, { lineGap: 2, ...marksOf(text, document.language) })
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
        return drawTable(pdf, root, [], one.facts, document.language)
      case 'bars':
        room(pdf, 40)
        return drawBars(pdf, root, one, { language: document.language, colour: brandColour })
      case 'table':
        return drawTable(pdf, root, one.head, one.rows, document.language)
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
  drawTable(pdf, root, [], document.facts, document.language)
  for (const section of document.sections) {
    room(pdf, 80)
    pdf.y += 8
    put('H2', section.heading, { size: 13, bold: true, colour: brandColour, after: 4 })
    section.blocks.forEach(block)
  }
  root.end()
  feet(pdf, document.foot, document.language)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** A heading does not stand alone at the foot of a page. @param {PDFKit.PDFDocument} pdf @param {number} height */
function room(pdf, height) {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
}

/** @param {PDFKit.PDFDocument} pdf @param {string} words @param {'en-us' | 'zh-cn'} language */
function feet(pdf, words, language) {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at)
    // written below the margin, which would otherwise begin a page
    const { bottom } = pdf.page.margins
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(QUIET)
      .text(`${words} · ${at + 1} / ${count}`, MARGIN, pdf.page.height - MARGIN, {
        width: pdf.page.width - 2 * MARGIN,
        align: 'center',
        lineBreak: false,
        ...marksOf(words, language),
      })
    pdf.endMarkedContent()
    pdf.page.margins.bottom = bottom
  }
}

parentPort?.on('message', async (/** @type {{ id: number, document: DiscussionDocument }} */ { id, document }) => {
  try {
    parentPort?.postMessage({ id, bytes: await write(document) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
