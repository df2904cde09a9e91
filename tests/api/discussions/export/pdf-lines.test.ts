import { expect, test } from 'vitest'
import { writePdf } from '#api/discussions/export/write-pdf.ts'
import { has, textOfPdf, wordsOfPdf } from '../../../support/office.ts'

test.runIf(has('pdftotext'))('a line of several faces stands in the middle, word after word on one line', async () => {
  // two letters of the names are in another face than the rest
  const foot = 'Statement · Dr. Yusuf Demirtaş, MD · Gülşen 王'
  const bytes = await writePdf({ language: 'en-us', title: 'Report', subtitle: '', facts: [], sections: [], foot })
  const words = wordsOfPdf(bytes)
  const line = words.slice(words.findIndex(({ word }) => word === 'Statement'))
  expect(line.map(({ word }) => word).join(' ')).toBe(`${foot} · 1 / 1`)
  for (const [at, { left, bottom }] of line.entries()) {
    expect(left).toBeGreaterThan(line[at - 1]?.right ?? 0)
    expect(Math.abs(bottom - (line[0]?.bottom ?? 0))).toBeLessThan(0.5)
  }
  const pageWidth = 595.28
  expect(((line[0]?.left ?? 0) + (line.at(-1)?.right ?? 0)) / 2).toBeCloseTo(pageWidth / 2, 0)
})

const oneLine = async (
  language: 'en-us' | 'zh-cn',
  text: string,
  { fact = text, inWord = true }: { fact?: string; inWord?: boolean } = {},
) => {
  const bytes = await writePdf(
    {
      language,
      title: 'Report',
      subtitle: '',
      facts: [['Fact', fact]],
      sections: [{ heading: 'Section', blocks: [{ kind: 'text', text }] }],
      foot: 'Foot',
    },
    { inWord },
  )
  return textOfPdf(Buffer.from(bytes)).replaceAll(/\s+/g, ' ')
}

test.runIf(has('pdftotext')).each([
  ['en-us', 'Take العربية، نص طويل 5 mg', 'Take [text in Arabic script: see the Word document] 5 mg'],
  [
    'en-us',
    'עברית (חולה).',
    '[text in Hebrew script: see the Word document] ([text in Hebrew script: see the Word document]).',
  ],
  ['en-us', 'a हिन्दी भाषा b', 'a [text in Devanagari script: see the Word document] b'],
  [
    'en-us',
    '한국어 ภาษาไทย x',
    '[text in Hangul script: see the Word document] [text in Thai script: see the Word document] x',
  ],
  ['en-us', '𠮷田 said', '[text in Han script: see the Word document]田 said'],
  ['en-us', 'fine 👩🏽‍⚕️😀 🇪🇸 now', 'fine [emoji: see the Word document] now'],
  ['en-us', '☐ no ☒ yes ☑ also ✓ ✔️ ✗ ✘', '[ ] no [x] yes [✓] also ✓ ✓ × ×'],
  ['en-us', '1️⃣ mg', '1 mg'],
  ['en-us', 'a ⟰ b', 'a [symbol not available in PDF: see the Word document] b'],
  ['zh-cn', '服用 العربية 后', '服用 [此处文字为阿拉伯文，请查看 Word 文档] 后'],
] as const)('in %s, %j is printed as %j', async (language, text, printed) => {
  const read = await oneLine(language, text)
  // once in the table, once in the text
  expect(read.replaceAll(' ', '').split(printed.replaceAll(' ', '')).length - 1).toBe(2)
})

test.runIf(has('pdftotext'))(
  'what the faces have is printed as it is, and a PDF without a Word document names none',
  async () => {
    const known = 'Łódź, naïve, Tiếng Việt, Ελληνικά, Русский, 日本語 かな, ≥ ≤ µg ² → 5'
    expect(await oneLine('en-us', known)).toContain(known)
    const alone = await oneLine('en-us', 'x العربية 😀 y', { fact: 'Fact', inWord: false })
    expect(alone).toContain('x [text in Arabic script: not available in PDF] [emoji] y')
    expect(alone).not.toContain('Word')
  },
)
