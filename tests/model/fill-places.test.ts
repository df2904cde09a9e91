import { expect, test } from 'vitest'
import { fillHtml } from '#model/content/placeholders.ts'
import { fillPlaces } from '#model/fill-places.ts'

const fill = (text: string, words: Record<string, string>) =>
  fillPlaces(text, /%\{(\w+)\}/g, (name) => words[name] ?? '')

test.each([
  ['%{product} 团队', '港湾照护', '港湾照护团队'],
  ['%{product} 团队', 'Consilium', 'Consilium 团队'],
  ['使用 %{product} 时，', '港湾照护', '使用港湾照护时，'],
  ['使用 %{product} 时，', 'Consilium', '使用 Consilium 时，'],
  ['%{product} team', '港湾照护', '港湾照护 team'],
  ['%{product} · %{key}', '港湾照护', '港湾照护 · '],
  ['讨论 %{product} 已关闭', 'CQ-QYAWJX（乳腺癌）', '讨论 CQ-QYAWJX（乳腺癌）已关闭'],
  ['于 %{product} 到期', '2026年11月11日', '于 2026年11月11日到期'],
])('%s with %s', (text, product, filled) => expect(fill(text, { product })).toBe(filled))

test('blanks inside a word, and between two words, stay', () => {
  expect(fill('%{first} %{last}，您好', { first: '小 明', last: '王' })).toBe('小 明 王，您好')
})

test('the terms name a brand in Han letters without blanks', () => {
  expect(fillHtml('<p>您使用 ::companyText:: 时，适用本条款。</p>', { companyText: '港湾照护' })).toBe(
    '<p>您使用港湾照护时，适用本条款。</p>',
  )
})
