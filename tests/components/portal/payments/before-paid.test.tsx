import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { BeforePaid } from '#portal/payments/before-paid.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(async () => {
  await signInFully('expert@consilium.test')
})

const readiness = (amount: number, blocks: string[] = []) => ({
  taxForm: { standing: 'certified', formType: 'W-9', expiresAt: null, since: null, renewBy: null, hasDraft: false },
  account: { method: 'paypal', rail: 'paypal', name: 'a…@example.test', missing: [] as string[] },
  mailingAddress: { line: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207', country: 'US' },
  blocks,
  balance: 36_000,
  nextPayout: { quarter: '2199-Q1', amount, from: '2199-04-28', until: '2199-05-12' },
})

test('of a balance that is paid in several quarters the part that comes next is named', async () => {
  const read = vi.spyOn(api, 'get').mockResolvedValue(readiness(12_000) as never)
  const { unmount } = await renderInPortal(<BeforePaid />)
  expect(await screen.findByText(/\$120\.00 of it is expected between Apr 28, 2199 and May 12, 2199\./)).toBeDefined()
  unmount()
  read.mockResolvedValue(readiness(36_000) as never)
  await renderInPortal(<BeforePaid />)
  expect(await screen.findByText(/Expected between Apr 28, 2199 and May 12, 2199\./)).toBeDefined()
})

test('who has no name in Latin letters for the bank reads so, with the way to enter one', async () => {
  const read = vi.spyOn(api, 'get').mockResolvedValue(readiness(36_000, ['payout.latinName']) as never)
  const { unmount } = await renderInPortal(<BeforePaid />)
  expect(await screen.findByText(/^Our bank can only write Latin letters/)).toBeVisible()
  expect(screen.getByText(/We’ll pay it once the steps above are done\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', expect.stringMatching(/\/account$/))
  unmount()
  read.mockResolvedValue(readiness(36_000) as never)
  await renderInPortal(<BeforePaid />)
  expect(await screen.findByText(/Expected between/)).toBeVisible()
  expect(screen.queryByText(/Latin letters/)).toBeNull()
})

test.each([
  ['a form that counts leads to it', { standing: 'valid' }, 1],
  ['one that is to be renewed is certified again', { standing: 'valid', renewBy: '2199-05-01' }, 0],
  ['one that was begun is continued', { standing: 'valid', hasDraft: true }, 0],
])('before pay, %s', async (_name, taxForm, links) => {
  const ready = readiness(36_000)
  vi.spyOn(api, 'get').mockResolvedValue({ ...ready, taxForm: { ...ready.taxForm, ...taxForm } } as never)
  await renderInPortal(<BeforePaid />)
  expect(await screen.findByText(/Expected between/)).toBeVisible()
  const found = screen.queryAllByRole('link', { name: 'View' })
  expect(found).toHaveLength(links)
  for (const link of found) expect(link).toHaveAttribute('href', expect.stringMatching(/\/account$/))
  expect(screen.queryAllByRole('button')).toHaveLength(1 - links)
})

test.each([
  ['en', 'Check mailed to 1 Main Street, Albany, NY 12207, United States', 'Add'],
  ['zh', '支票，邮寄至1 Main Street, Albany, NY 12207, 美国', '添加'],
] as const)('a bank account that no transfer reaches is said to be paid by check, in %s', async (locale, said, add) => {
  const account = { method: 'bank', rail: 'checks', name: 'My Bank', missing: ['bankCountry', 'swiftCode'] }
  vi.spyOn(api, 'get').mockResolvedValue({ ...readiness(36_000), account } as never)
  const onAdd = vi.fn()
  await renderInPortal(<BeforePaid onAddAccount={onAdd} />, { locale })
  const line = (await screen.findByText(said, { exact: false })).closest('li')!
  expect(line.textContent).toContain(locale === 'en' ? en.beforePaid.forTransfer : '如需改为银行转账')
  expect(line.textContent).not.toContain('My Bank')
  await userEvent.click(screen.getByRole('button', { name: add }))
  expect(onAdd).toHaveBeenCalledOnce()
})
