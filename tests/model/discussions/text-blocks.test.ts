import { expect, test } from 'vitest'
import { findTextBlocks } from '#model/discussions/writing/text-blocks.ts'

const blocks = [
  { name: 'Begleittext', text: 'Dosage by weight' },
  { name: 'Café note', text: 'After the visit' },
  { name: 'Dosage table', text: '75 mg/m² every three weeks' },
  { name: '标准说明', text: '以上建议仅供参考' },
  { name: 'Weekly dosage', text: 'Once a week' },
]

test.each([
  ['', ['Begleittext', 'Café note', 'Dosage table', '标准说明', 'Weekly dosage']],
  ['dosage', ['Dosage table', 'Weekly dosage', 'Begleittext']],
  ['  TABLE dos ', ['Dosage table']],
  ['mg/m2', ['Dosage table']],
  ['cafe', ['Café note']],
  ['说明', ['标准说明']],
  ['参考', ['标准说明']],
  ['ｄｏｓａｇｅ ｔ', ['Dosage table', 'Begleittext']],
  ['nothing like it', []],
])('“%s” finds %j', (typed, names) => {
  expect(findTextBlocks(blocks, typed).map(({ name }) => name)).toEqual(names)
})
