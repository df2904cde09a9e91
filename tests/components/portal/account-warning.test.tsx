import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import type { BankAccount } from '#model/payments/bank-wire.ts'
import { api } from '#portal/client.ts'
import { AccountDialog } from '#portal/payments/account-dialog.tsx'
import { renderInPortal } from './page.tsx'

const words = en.account.money
const bank: BankAccount = {
  bankName: 'Bank of Ulm',
  swiftCode: 'COBADEFFXXX',
  bankCountry: 82,
  bankState: null,
  bankAddress1: null,
  bankAddress2: null,
  bankCity: null,
  bankPostalCode: null,
  ibanNumber: '********3000',
  bankAccountNumber: null,
  bankRoutingNumber: null,
  bankSortCode: null,
  paypalEmail: null,
  version: 3,
  warnings: {},
}

test('an account that a bank would refuse is saved, and its owner reads why; once it is right the dialog closes', async () => {
  vi.spyOn(api, 'get').mockResolvedValue([] as never)
  const sent: unknown[] = []
  vi.spyOn(api, 'put').mockImplementation(((_: string, { body }: { body: { ibanNumber: string } }) => {
    sent.push(body.ibanNumber)
    const odd = body.ibanNumber.startsWith('DE00')
    return Promise.resolve({ ...bank, warnings: odd ? { ibanNumber: 'errors.ibanChecksum' } : {} })
  }) as never)
  const close = vi.fn()
  await renderInPortal(<AccountDialog userId="one" bank={bank} onClose={close} />)
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
