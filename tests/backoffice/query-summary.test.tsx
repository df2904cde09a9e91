import { expect, test } from 'vitest'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { standInBrowser } from './browser.ts'
import { show, texts, words } from './show.tsx'

standInBrowser()
const { Answers, Costs } = await import('#backoffice/discussions/summary/summary-parts.tsx')
const line = (given: Partial<DiscussionResponse>): DiscussionResponse => ({
  id: '1',
  type: 'response',
  subtype: null,
  queryExpertId: 'e',
  userId: 'u',
  displayName: 'Dr. Vale',
  text: 'Assay first.',
  terms: true,
  reason: null,
  aboutResponseId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  version: 1,
  ...given,
})

test('costs stand by their source, and their sum below', async () => {
  const costs = [
    { source: 'async', people: 2, minutes: 60, settled: 39_583, running: 0 },
    { source: 'manual', people: 1, minutes: 0, settled: -2_500, running: 1_000 },
  ] as const
  const sheet = (html: string) => words(html).slice(-15)
  expect(sheet(show(<Costs costs={[...costs]} currency="USD" />, { i18n: await texts('en') }))).toEqual([
    'Minutes',
    'In the ledger',
    'Earned, not final',
    'Messenger',
    '2',
    '60',
    '$395.83',
    '$0.00',
    'Manual',
    '1',
    '-$25.00',
    '$10.00',
    'Total',
    '$370.83',
    '$10.00',
  ])
  expect(words(show(<Costs costs={[]} currency="USD" />, { i18n: await texts('zh') }))).toEqual([
    '按来源划分的费用',
    '目前没有产生费用。',
  ])
})

test('a plain answer needs no label; files, questions back and refusals say what they are', async () => {
  const i18n = await texts('en')
  const html = show(
    <Answers
      answers={[
        line({}),
        line({ id: '2', subtype: 'clarify', text: 'Which stage?' }),
        line({ id: '3', type: 'rejectedexpert', text: 'Too short', reason: 'Please say why.' }),
        line({
          id: '4',
          type: 'attachment',
          text: '',
          attachment: { id: 'a', name: 'scan.jpg', type: 'image', size: 9, description: '', text: '', status: 'ready' },
        }),
      ]}
    />,
    { i18n },
  )
  const shown = words(html)
  expect(shown[0]).toBe('Answers: 4')
  expect(shown[2]).not.toContain('·')
  expect(shown.some((one) => one.startsWith(`${i18n.translate('response.subtype.clarify')} · `))).toBe(true)
  expect(shown).toContain('File: scan.jpg')
  expect(shown).toContain('Reason: Please say why.')
})
