import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { printable, type DiscussionDocument, type DocumentBlock } from '#model/discussions/export.ts'
import { drawTable } from './pdf-table.ts'

type Pdf = PDFKit.PDFDocument
const QUIET = '#4d5b68'
const INK = '#17212b'
const BRAND = '#0b3c46'
const MARGIN = 56
const fonts = () => Promise.all(['400Regular/NotoSansSC_400Regular', '700Bold/NotoSansSC_700Bold'].map(name => readFile(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/${name}.ttf`))))
/** Twice ten megabytes: read once. */
let read: ReturnType<typeof fonts> | undefined

/**
 * The document as a PDF that says what its parts are (tagged), with letters of its own for Latin, Greek and Chinese.
 * Loaded when the first one is asked for.
 */
export async function writePdf(document: DiscussionDocument): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const [regular, bold] = await (read ??= fonts()) as [Buffer, Buffer]
  const pdf = new PDFDocument({
    size: 'A4', margins: { top: MARGIN, bottom: MARGIN + 14, left: MARGIN, right: MARGIN }, bufferPages: true, tagged: true, displayTitle: true, pdfVersion: '1.7',
    // without one it would look for a font of its own
    font: regular as unknown as string,
    lang: document.language === 'zh-cn' ? 'zh-CN' : 'en-US', info: { Title: printable(document.title), Author: 'Consilium' },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  pdf.registerFont('regular', regular)
  pdf.registerFont('bold', bold)

  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const put = (tag: string, text: string, { size = 10.5, bold = false, colour = INK, after = 6 } = {}) => {
    root.add(pdf.struct(tag, {}, () => {
      pdf.font(bold ? 'bold' : 'regular').fontSize(size).fillColor(colour).text(printable(text), { lineGap: 2 })
    }))
    pdf.y += after
  }
  const block = (one: DocumentBlock) => {
    switch (one.kind) {
      case 'text': return put('P', one.text)
      case 'quiet': return put('P', one.text, { colour: QUIET })
      case 'facts': return drawTable(pdf, root, [], one.facts)
      case 'table': return drawTable(pdf, root, one.head, one.rows)
      case 'entry': {
        const { head, meta, label, text } = one.entry
        room(pdf, 60)
        put('H3', head, { bold: true, after: 0 })
        put('P', [label, meta].filter(Boolean).join(' · '), { size: 9, colour: QUIET, after: 2 })
        return text === '' ? undefined : put('P', text, { after: 10 })
      }
    }
  }
  put('H1', document.title, { size: 18, bold: true, colour: BRAND, after: 2 })
  put('P', document.subtitle, { size: 9, colour: QUIET, after: 8 })
  drawTable(pdf, root, [], document.facts)
  for (const section of document.sections) {
    room(pdf, 80)
    pdf.y += 8
    put('H2', section.heading, { size: 13, bold: true, colour: BRAND, after: 4 })
    section.blocks.forEach(block)
  }
  root.end()
  feet(pdf, printable(document.foot))
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** A heading does not stand alone at the foot of a page. */
function room(pdf: Pdf, height: number) {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
}

function feet(pdf: Pdf, words: string) {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at)
    // written below the margin, which would otherwise begin a page
    const { bottom } = pdf.page.margins
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font('regular').fontSize(8).fillColor(QUIET).text(`${words} · ${at + 1} / ${count}`, MARGIN, pdf.page.height - MARGIN, { width: pdf.page.width - 2 * MARGIN, align: 'center', lineBreak: false })
    pdf.endMarkedContent()
    pdf.page.margins.bottom = bottom
  }
}
