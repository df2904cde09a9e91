import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { YearEndRow } from '#model/payments/year-end.ts'
import { YearEndRows } from '#backoffice/payments/year-end/year-end-rows.tsx'
import type { YearFile } from '#model/payments/year-files.ts'
import { YearFiles } from '#backoffice/payments/year-end/year-files.tsx'
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
  taxpayerId: 'w9',
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
    taxpayerId: 'w8',
    formType: 'W-8 BEN',
    taxNumber: null,
    work: 'abroad',
    reason: 'foreign',
    formNow: null,
  }
  await renderInBackOffice(<YearEndRows rows={[row, abroad]} year={2030} />)
  const [, first, second] = await screen.findAllByRole('row', {}, { timeout: 30_000 })
  expect(within(first!).getByText('Form now: W-8 BEN of Jan 5, 2031')).toBeTruthy()
  expect(within(first!).getByText('Due')).toBeTruthy()
  expect(within(second!).getByText('Foreign person')).toBeTruthy()
  expect(within(second!).queryByText(/Form now/)).toBeNull()
})

test('each downloaded file says who took it and what changed since; the row says it too', async () => {
  const change = { userId: 'ada', displayName: 'Ada Keller', taxpayerId: 'w9', before: 250_000, now: 300_000 }
  const file: YearFile = {
    id: 'one',
    kind: 'iris',
    scope: 'whole',
    at: '2031-01-10T12:00:00.000Z',
    by: 'Grace Park',
    reason: 'Filing',
    returns: 1,
    amount: 250_000,
    changes: [{ ...change, kinds: ['amount', 'address'] }],
  }
  await renderInBackOffice(
    <>
      <YearEndRows rows={[row]} year={2030} changes={file.changes} />
      <YearFiles files={[file, { ...file, id: 'two', kind: 'copies', changes: [] }]} />
    </>,
  )
  const [, first] = await screen.findAllByRole('row', {}, { timeout: 30_000 })
  expect(within(first!).getByText('Amount changed')).toBeTruthy()
  const files = screen.getByRole('region', { name: 'Downloaded files' })
  expect(within(files).getByText('Changed since: 1 return')).toBeTruthy()
  expect(within(files).getByRole('listitem')).toHaveTextContent(
    'Ada Keller · Amount changed · Address changed · $2,500.00 → $3,000.00',
  )
  expect(within(files).getAllByText(/by Grace Park · Filing/)).toHaveLength(2)
  expect(within(files).getByText('Nothing has changed since.')).toBeTruthy()
})
