import { expect, test } from 'vitest'
import { writePdf } from '#api/discussions/export/write-pdf.ts'
import { has, wordsOfPdf } from '../../../support/office.ts'

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
