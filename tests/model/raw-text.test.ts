import { expect, test } from 'vitest'
import { rawText } from '../support/raw-text.ts'

test.each([
  ['Terms of ::companyText:: for members', 'placeholder: ::companyText::'],
  ['Hello %{name}', 'unfilled text: %{name}'],
  ['1 answer |||| 2 answers', 'unfilled text: ||||'],
  ['errors.required', 'text key: errors.required'],
  ['Why: life.refused.status', 'text key: life.refused.status'],
  ['limitPlace.task', 'code word: limitPlace'],
  ['limits.task', 'text key: limits.task'],
  ['State csr_admin', 'code word: csr_admin'],
  ['DEAD_LETTER is full', 'code word: DEAD_LETTER'],
  ['The field displayTitle changed', 'code word: displayTitle'],
  ['Status: csrhold', 'code word: csrhold'],
  ['Booked for 2026-03-01', 'date: 2026-03-01'],
  ['at 2026-03-01T10:00:00.000Z', 'date: 2026-03-01T10:00:00.000Z'],
  ['MM/dd/yyyy', 'pattern: MM/dd/yyyy'],
  ['mm/dd/yyyy, of the patient', 'pattern: mm/dd/yyyy'],
  ['Was 600000', 'long number: 600000'],
  ['since 1772359200000', 'long number: 1772359200000'],
  ['[object Object]', 'value of the program: [object Object]'],
  ['From {"a":1}', 'value of the program: {"a":'],
  ['Invalid Date', 'value of the program: Invalid Date'],
  ['自 2026-03-01 起', 'date: 2026-03-01'],
])('%s is found', (text, find) => expect(rawText(text)).toContain(find))

test.each([
  'Breast cancer, CQ-9MQJH6, stage cT4d cN2 M0, pT2N1M0 G2',
  'mRNA, ctDNA, eGFR 54 mL/min, mTOR, pCR, pH 7.4, mFOLFOX6, BRCA1/2',
  'ann.b@files.test wrote report.pdf and files.csv on the first of March',
  'Call +1 212 555 0147, (212) 555-0147, +12125550147 or 212-555-0147',
  '$125,000.00 and $1250000, €600000, 1,250,000 characters',
  'March 1, 2026, 3:42 PM (New York)',
  'The answers. Files follow. See help.',
  '讨论于2026年3月1日结束，共 12,500 字',
  'https://www.consilium.test/account/user/files.list',
])('%s is fit to be read', (text) => expect(rawText(text)).toEqual([]))
