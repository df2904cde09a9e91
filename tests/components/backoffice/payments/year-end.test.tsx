import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { YearEndRow } from '#model/payments/year-end.ts'
import { YearEndRows } from '#backoffice/payments/year-end/year-end-rows.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})

const row: YearEndRow = {
  userId: 'ada',
  displayName: 'Ada Keller',
  email: 'ada@example.org',
  formId: 'w9',
  formType: 'W-9',
  legalName: 'Ada Keller',
  entityType: 'individual',
  taxNumber: '***-**-9999',
  work: 'us',
  paidPaypal: 0,
  paidOther: 250_000,
  paid: 250_000,
  payments: 1,
  reason: 'report',
  formNow: { formType: 'W-8 BEN', certifiedOn: '2031-01-05' },
}

test('a person whose form changed has a row for each, and the old one says what came after', async () => {
  const abroad: YearEndRow = {
    ...row,
    formId: 'w8',
    formType: 'W-8 BEN',
    taxNumber: null,
    work: 'abroad',
    reason: 'foreign',
    formNow: null,
  }
  await renderInBackOffice(<YearEndRows rows={[row, abroad]} year={2030} />)
  const [, first, second] = await screen.findAllByRole('row', {}, { timeout: 10_000 })
  expect(within(first!).getByText('Changed since: W-8 BEN of Jan 5, 2031')).toBeTruthy()
  expect(within(first!).getByText('Due')).toBeTruthy()
  expect(within(second!).getByText('Foreign person')).toBeTruthy()
  expect(within(second!).queryByText(/Changed since/)).toBeNull()
})
