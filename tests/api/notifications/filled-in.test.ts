import { expect, test } from 'vitest'
import { fillIn } from '#api/notifications/texts.ts'

test.each([
  ['a value that ends in a bracket', '讨论 %{name} 已关闭', 'CQ-QYAWJX（乳腺癌）', '讨论 CQ-QYAWJX（乳腺癌）已关闭'],
  ['a value that is Chinese', '请 %{name} 回答', '王医生', '请王医生回答'],
  ['a Latin value', '请 %{name} 回答', 'Dr. Keller', '请 Dr. Keller 回答'],
  ['a date', '于 %{name} 到期', '2026年11月11日', '于 2026年11月11日到期'],
  ['a Chinese name in an English sentence', 'Ask %{name} again', '王医生', 'Ask 王医生 again'],
])('Chinese is joined without a space: %s', (_, phrase, name, filled) => {
  expect(fillIn(phrase, { name })).toBe(filled)
})
