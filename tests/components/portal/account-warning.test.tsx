import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { BankAccount } from '#model/payments/bank-wire.ts'
import { getLogin } from '#api/client/session.ts'
import { api } from '#portal/client.ts'
import { BankCard } from '#portal/payments/bank-card.tsx'
import { AccountDialog } from '#portal/payments/account-dialog.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'
import { bankOfUlm } from './payments/bank-of-ulm.ts'

beforeAll(async () => {
  await signInFully('expert@consilium.test')
})
const me = () => getLogin()?.user.id ?? ''

const words = en.account.money
const bank = { ...bankOfUlm, bankAddress2: 'Building 4', bankCity: null }

test('an account that a bank would refuse is saved, and its owner reads why; once it is right the dialog closes', async () => {
  vi.spyOn(api, 'get').mockResolvedValue([] as never)
  const sent: unknown[] = []
  vi.spyOn(api, 'put').mockImplementation(((_: string, { body }: { body: { ibanNumber: string } }) => {
    sent.push(body.ibanNumber)
    const odd = body.ibanNumber.startsWith('DE00')
    return Promise.resolve({ ...bank, warnings: odd ? { ibanNumber: 'errors.ibanChecksum' } : {} })
  }) as never)
  const close = vi.fn()
  await renderInPortal(<AccountDialog userId={me()} bank={bank} onClose={close} />)
  const field = screen.getByLabelText(words.field.ibanNumber)
  const save = () => userEvent.click(screen.getByRole('button', { name: en.account.form.save }))
  expect(screen.queryByText(words.savedOdd)).toBeNull()

  await userEvent.fill(field, 'DE00 3704 0044 0532 0130 00')
  await save()
  const warning = await screen.findByText(words.savedOdd)
  // the reason stands with it, and both are read out
  expect(warning.closest('[role]')?.textContent).toContain(en.errors.ibanChecksum)
  expect(close).not.toHaveBeenCalled()

  await userEvent.fill(field, 'DE89 3704 0044 0532 0130 00')
  await save()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(screen.queryByText(words.savedOdd)).toBeNull()
  expect(sent).toEqual(['DE00 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'])
})

test('the whole address of the bank stays; what was changed elsewhere is shown, and saving again replaces it', async () => {
  vi.spyOn(api, 'get').mockResolvedValue([] as never)
  const put = vi.spyOn(api, 'put')
  const current = { ...bank, bankName: null, ibanNumber: null, paypalEmail: 'new@example.org', version: 4 }
  put.mockRejectedValueOnce(new ApiError(409, { errorKey: 'conflict', current }))
  put.mockResolvedValueOnce({ ...bank, version: 5 })
  const close = vi.fn()
  await renderInPortal(<AccountDialog userId={me()} bank={bank} onClose={close} />)
  await userEvent.fill(screen.getByLabelText(words.field.bankCity), 'Ulm')
  // closing would lose what was typed
  await userEvent.click(screen.getByRole('button', { name: en.account.form.cancel }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: en.messages.stay }))
  expect(close).not.toHaveBeenCalled()

  const save = screen.getByRole('button', { name: en.account.form.save })
  await userEvent.click(save)
  const stored = await screen.findByText(words.changedElsewhere)
  expect(stored.closest('[role]')?.textContent).toContain('new@example.org')
  expect(screen.getByLabelText<HTMLInputElement>(words.field.bankCity).value).toBe('Ulm')
  await userEvent.click(save)
  await expect.poll(() => close.mock.calls.length).toBe(1)
  const bodies = put.mock.calls.slice(-2).map(([, options]) => (options as { body: Partial<BankAccount> }).body)
  expect(bodies.map(({ version }) => version)).toEqual([3, 4])
  expect(bodies[1]).toMatchObject({ bankAddress2: 'Building 4', bankCity: 'Ulm', paypalEmail: null })
  // the mask of a number that is gone would be refused
  expect(bodies.map(({ ibanNumber }) => ibanNumber)).toEqual(['********3000', null])
})

const mailingAddress = { line: 'Platz 1', city: 'Ulm', state: '', zip: '89073', country: 'DE' }
/** The server has this account, and a form with an address. */
function withAddress(stored: BankAccount) {
  const answer = (path: string) =>
    path.endsWith('/payReadiness') ? { mailingAddress } : path.endsWith('/bank') ? stored : []
  vi.spyOn(api, 'get').mockImplementation(((path: string) => Promise.resolve(answer(path))) as never)
  vi.spyOn(api, 'call').mockImplementation(((_method: string, path: string) =>
    Promise.resolve({ json: answer(path) })) as never)
}
const note = (fields: string[]) =>
  `We’ll pay you by check, mailed to Platz 1, Ulm, 89073, Germany. To be paid by bank transfer instead, add: ${fields.join(', ')}.`

test('who enters a bank without numbers reads that a check is mailed, to where, and what a transfer needs', async () => {
  const empty = { ...bank, bankName: null, swiftCode: null, bankCountry: null, ibanNumber: null, bankAddress2: null }
  withAddress(empty)
  await renderInPortal(<AccountDialog userId={me()} bank={empty} onClose={() => undefined} />)
  expect(screen.queryByText(/by check/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: words.bankAccount }))
  await userEvent.fill(screen.getByLabelText(words.field.bankName), 'My Bank')
  const { bankCountry, swiftCode, ibanNumber } = words.field
  expect((await screen.findByText(/by check/)).textContent).toBe(note([bankCountry, swiftCode, ibanNumber]))
  await userEvent.fill(screen.getByLabelText(swiftCode), 'COBADEFFXXX')
  await userEvent.fill(screen.getByLabelText(ibanNumber), 'DE89370400440532013000')
  expect(screen.getByText(/by check/).textContent).toBe(note([bankCountry]))
  await userEvent.click(screen.getByRole('radio', { name: words.paypal }))
  expect(screen.queryByText(/by check/)).toBeNull()
})

test('the card names the account that counts, and that a check goes out where it has no number', async () => {
  const stored = { ...bank, ibanNumber: null, paypalEmail: 'old@example.test' }
  withAddress(stored)
  await renderInPortal(<BankCard userId={me()} own changing={false} onChange={() => undefined} />)
  expect((await screen.findByText(/by check/)).textContent).toBe(note([words.field.ibanNumber]))
  expect(screen.getByText('Bank of Ulm')).toBeVisible()
  expect(screen.queryByText('old@example.test')).toBeNull()
})

test('who is not paid as an expert is not asked about what pay needs', async () => {
  await signInFully('planmanager@consilium.test')
  const get = vi.spyOn(api, 'get')
  await renderInPortal(<BankCard userId={me()} own changing={false} onChange={() => undefined} />)
  expect(await screen.findByText(words.noAccount)).toBeVisible()
  expect(get.mock.calls.map(([path]) => path)).not.toContain('/server/user/{id}/payReadiness')
})
