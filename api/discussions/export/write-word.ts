import type { Paragraph, Table } from 'docx'
import { printable, type DiscussionDocument, type DocumentBlock } from '#model/discussions/export.ts'
import { productName } from '#model/product-name.ts'

const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: 'Microsoft YaHei' }
const QUIET = '4D5B68'
/** length of the longest bar, in signs */
const MOST_BLOCKS = 30
const LINE = 'C5CED6'

/** The document as a Word file. Loaded when the first one is asked for: the start of the server does not wait for it. */
export async function writeWord(document: DiscussionDocument): Promise<Uint8Array> {
  const word = await import('docx')
  const {
    AlignmentType,
    BorderStyle,
    Document,
    Footer,
    HeadingLevel,
    Packer,
    PageNumber,
    Paragraph,
    Table,
    TableCell,
    TableRow,
    TextRun,
    WidthType,
  } = word
  const colour = document.brand?.colour.slice(1) ?? '0B3C46'
  const runs = (text: string, options: object = {}) =>
    printable(text)
      .split('\n')
      .map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }), ...options }))
  const quiet = (text: string) => new Paragraph({ children: runs(text, { color: QUIET }), spacing: { after: 120 } })
  const edge = { style: BorderStyle.SINGLE, size: 4, color: LINE }
  const borders = { top: edge, bottom: edge, left: edge, right: edge }
  const cell = (text: string, bold = false) =>
    new TableCell({
      borders,
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: [new Paragraph({ children: runs(text, { bold }) })],
    })
  const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [
        ...(head.length
          ? [new TableRow({ tableHeader: true, cantSplit: true, children: head.map((text) => cell(text, true)) })]
          : []),
        ...rows.map(
          (row) =>
            new TableRow({
              cantSplit: true,
              children: row.map((text, at) => cell(text, head.length === 0 && at === 0)),
            }),
        ),
      ],
    })
  const block = (one: DocumentBlock): (Paragraph | Table)[] => {
    switch (one.kind) {
      case 'text':
        return [new Paragraph({ children: runs(one.text), spacing: { after: 160 } })]
      case 'quiet':
        return [quiet(one.text)]
      case 'facts':
        return [table([], one.facts)]
      case 'bars': {
        const most = Math.max(...one.rows.map(({ value }) => value), 1e-9)
        const bar = (value: number) => '█'.repeat(Math.max(value > 0 ? 1 : 0, Math.round((value / most) * MOST_BLOCKS)))
        return [
          new Paragraph({ keepNext: true, spacing: { after: 60 }, children: runs(one.about, { color: QUIET }) }),
          ...one.rows.map(
            ({ name, value, shown }) =>
              new Paragraph({
                children: [
                  ...runs(bar(value), { color: colour, size: 16 }),
                  ...runs(`  ${shown}  ${name}`, { size: 18 }),
                ],
              }),
          ),
        ]
      }
      case 'table':
        return [table(one.head, one.rows)]
      case 'entry': {
        const { head, meta, label, text } = one.entry
        return [
          new Paragraph({
            keepNext: true,
            spacing: { before: 200, after: 40 },
            children: [
              ...runs(head, { bold: true }),
              ...runs(`  ${[label, meta].filter(Boolean).join(' · ')}`, { color: QUIET, size: 18 }),
            ],
          }),
          ...(text === '' ? [] : [new Paragraph({ children: runs(text), spacing: { after: 160 } })]),
        ]
      }
    }
  }
  const heading = (text: string, level: 'HEADING_1' | 'HEADING_2') =>
    new Paragraph({ heading: HeadingLevel[level], keepNext: true, children: runs(text) })
  const made = new Document({
    title: printable(document.title),
    creator: document.brand?.name ?? productName,
    lastModifiedBy: document.brand?.name ?? productName,
    styles: {
      default: {
        document: {
          run: {
            font: FONT,
            size: 22,
            language: { value: document.language === 'zh-cn' ? 'zh-CN' : 'en-US', eastAsia: 'zh-CN' },
          },
        },
        heading1: { run: { font: FONT, size: 36, bold: true, color: colour }, paragraph: { spacing: { after: 80 } } },
        heading2: {
          run: { font: FONT, size: 26, bold: true, color: colour },
          paragraph: { spacing: { before: 320, after: 100 } },
        },
      },
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({ text: `${printable(document.foot)} · `, color: QUIET, size: 16 }),
                  new TextRun({
                    children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
                    color: QUIET,
                    size: 16,
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          ...(document.brand
            ? [
                new Paragraph({
                  children: runs(document.brand.name, { bold: true, color: colour }),
                  spacing: { after: 120 },
                }),
              ]
            : []),
          heading(document.title, 'HEADING_1'),
          quiet(document.subtitle),
          table([], document.facts),
          ...document.sections.flatMap((section) => [
            heading(section.heading, 'HEADING_2'),
            ...section.blocks.flatMap(block),
          ]),
        ],
      },
    ],
  })
  return Packer.toBuffer(made)
}
