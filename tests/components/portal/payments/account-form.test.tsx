import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { BankAccount } from '#model/payments/bank-wire.ts'
import { getLogin } from '#api/client/session.ts'
import { api } from '#portal/client.ts'
import { AccountDialog } from '#portal/payments/account-dialog.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'
import { bankOfUlm as bank } from './bank-of-ulm.ts'

const words = en.account.money

beforeAll(async () => {
  await signInFully('expert@consilium.test')
})
let put: MockInstance<typeof api.put>
beforeEach(() => {
  vi.spyOn(api, 'get').mockResolvedValue([] as never)
  put = vi.spyOn(api, 'put')
})
const sent = () => put.mock.calls.map(([, options]) => (options as { body: Partial<BankAccount> }).body)

const field = (name: keyof typeof words.field) => screen.getByLabelText<HTMLInputElement>(words.field[name])
const save = () => userEvent.click(screen.getByRole('button', { name: en.account.form.save }))
async function open(onClose = vi.fn<() => void>()) {
  await renderInPortal(<AccountDialog userId={getLogin()?.user.id ?? ''} bank={bank} onClose={onClose} />)
  return onClose
}

test('what no bank or payment service has is said before it is sent, beside its field, which gets the focus', async () => {
  await open()
  await userEvent.fill(field('swiftCode'), 'ULM')
  await save()
  await expect.element(field('swiftCode')).toHaveAccessibleDescription(en.errors.swift)
  expect(document.activeElement).toBe(field('swiftCode'))
  expect(put).not.toHaveBeenCalled()
  await userEvent.fill(field('swiftCode'), 'COBADEFF')
  await expect.element(field('swiftCode')).not.toHaveAccessibleDescription()

  await userEvent.click(screen.getByRole('radio', { name: words.paypal }))
  await userEvent.fill(field('paypalEmail'), 'ada@')
  await save()
  await expect.element(field('paypalEmail')).toHaveAccessibleDescription(en.errors.email)
  expect(put).not.toHaveBeenCalled()
})

test('what the server refuses stands beside its field with its numbers until that is changed; the entries stay', async () => {
  put.mockRejectedValueOnce(
    new ApiError(422, {
      errorKey: 'errors.invalidParameters',
      fields: { ibanNumber: 'errors.ibanLength' },
      least: 15,
      most: 34,
    }),
  )
  await open()
  await userEvent.fill(field('ibanNumber'), 'DE8937')
  await userEvent.fill(field('bankCity'), 'Neu-Ulm')
  await save()
  const said = en.errors.ibanLength.replace('%{least}', '15').replace('%{most}', '34')
  await expect.element(field('ibanNumber')).toHaveAccessibleDescription(said)
  expect(document.activeElement).toBe(field('ibanNumber'))
  expect(field('bankCity')).toHaveValue('Neu-Ulm')
  await userEvent.fill(field('bankCity'), 'Ulm')
  await expect.element(field('ibanNumber')).toHaveAccessibleDescription(said)
  await userEvent.fill(field('ibanNumber'), 'DE89 3704 0044 0532 0130 00')
  await expect.element(field('ibanNumber')).not.toHaveAccessibleDescription()
})

test('a refusal of nothing that is shown is said below the fields', async () => {
  put.mockRejectedValueOnce(new ApiError(422, { errorKey: 'errors.invalidParameters', fields: { reason: 'x' } }))
  await open()
  await userEvent.fill(field('bankCity'), 'Neu-Ulm')
  await save()
  expect(await screen.findByText(en.errors.invalidParameters)).toBeVisible()
})

test('the other way takes the account off, and going back has its entries again', async () => {
  put.mockResolvedValue({ ...bank, version: 4 } as never)
  await open()
  await userEvent.fill(field('bankCity'), 'Neu-Ulm')
  await userEvent.click(screen.getByRole('radio', { name: words.paypal }))
  expect(screen.queryByLabelText(words.field.bankCity)).toBeNull()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: en.account.form.save })
  expect(button.disabled).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: words.bankAccount }))
  expect(field('bankCity')).toHaveValue('Neu-Ulm')
  await userEvent.click(screen.getByRole('radio', { name: words.paypal }))
  await userEvent.fill(field('paypalEmail'), ' ada@example.test ')
  await save()
  await expect.poll(() => put.mock.calls.length).toBe(1)
  expect(sent()[0]).toEqual({
    ...Object.fromEntries(Object.keys(bank).flatMap((name) => (name === 'warnings' ? [] : [[name, null]]))),
    paypalEmail: 'ada@example.test',
    version: 3,
  })
})

test('pressed twice it is sent once; what is typed while it is on its way is still there when the answer asks for another look', async () => {
  let answer: (stored: BankAccount) => void = () => undefined
  put.mockReturnValueOnce(new Promise((done) => (answer = done as typeof answer)) as never)
  const close = await open()
  await userEvent.fill(field('ibanNumber'), 'DE00 3704 0044 0532 0130 00')
  field('ibanNumber').form?.requestSubmit()
  field('ibanNumber').form?.requestSubmit()
  await expect.poll(() => put.mock.calls.length).toBe(1)
  await userEvent.fill(field('bankCity'), 'Neu-Ulm')
  await userEvent.keyboard('{Enter}{Escape}')
  expect(close).not.toHaveBeenCalled()
  answer({ ...bank, version: 4, warnings: { ibanNumber: 'errors.ibanChecksum' } })
  expect(await screen.findByText(words.savedOdd)).toBeVisible()
  expect(put).toHaveBeenCalledOnce()
  expect(field('bankCity')).toHaveValue('Neu-Ulm')

  // it is not stored, so closing asks
  await userEvent.click(screen.getByRole('button', { name: en.account.form.cancel }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: en.messages.stay }))
  put.mockResolvedValueOnce({ ...bank, version: 5 } as never)
  await save()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(sent()[1]).toMatchObject({ bankCity: 'Neu-Ulm', version: 4 })
})

test('after a change elsewhere a number that was typed here stays, and one that was not is the one stored now', async () => {
  const current = { ...bank, ibanNumber: '********4711', bankCity: 'Berlin', version: 9 }
  put.mockRejectedValueOnce(new ApiError(409, { errorKey: 'conflict', current }))
  put.mockRejectedValueOnce(new ApiError(409, { errorKey: 'conflict', current: { ...current, version: 10 } }))
  put.mockResolvedValueOnce({ ...bank, version: 11 } as never)
  const close = await open()
  await userEvent.fill(field('bankCity'), 'Neu-Ulm')
  await save()
  await expect.element(field('ibanNumber')).toHaveValue('********4711')
  expect(field('bankCity')).toHaveValue('Neu-Ulm')
  await userEvent.fill(field('ibanNumber'), 'DE89 3704 0044 0532 0130 00')
  await save()
  await expect.poll(() => put.mock.calls.length).toBe(2)
  await expect.element(screen.getByText(words.changedElsewhere)).toBeVisible()
  expect(field('ibanNumber')).toHaveValue('DE89 3704 0044 0532 0130 00')
  await save()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(sent().map(({ version }) => version)).toEqual([3, 9, 10])
})
