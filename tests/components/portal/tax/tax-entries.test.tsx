import { Profiler } from 'react'
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { emptyValues, type TaxField, type TaxValues } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { bank, judgedOn, w8, w9 } from '../../../support/tax-rules.ts'
import { FormDialog } from '#portal/tax/form-dialog.tsx'
import { lateAnswer } from '../../lost-answer.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'
import { draftOf, openForm } from './open-form.tsx'

const texts = en.tax
let nothing: TaxForm
beforeAll(async () => {
  const { id } = await signInFully('expert2@consilium.test')
  nothing = await api.get('/server/user/{id}/taxinformation', { params: { id } })
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${judgedOn}T12:00:00`) })
  return () => vi.useRealTimers()
})

const inputOf = (dialog: HTMLElement, field: TaxField) =>
  dialog.querySelector<HTMLInputElement>(`[data-field="${field}"] :is(input, select)`)!
const valuesIn = (dialog: HTMLElement, ...fields: TaxField[]) => fields.map((field) => inputOf(dialog, field).value)
const isToldWrong = (dialog: HTMLElement, field: TaxField) =>
  inputOf(dialog, field).getAttribute('aria-invalid') === 'true'

type Body = Partial<TaxForm>
/** A server whose answers are given by hand. */
function serverByHand() {
  const calls: { body: Body; answer: (form: TaxForm) => void; refuse: (status: number, body: object) => void }[] = []
  const put = vi.spyOn(api, 'put').mockImplementation(((_path: string, { body }: { body: Body }) => {
    const { promise, give, fail } = lateAnswer()
    calls.push({
      body,
      answer: (form) => give(form as never),
      refuse: (status, of) => fail(new ApiError(status, { errorKey: 'errors.conflict', ...of })),
    })
    return promise
  }) as never)
  onTestFinished(() => put.mockRestore())
  return { calls, call: (number: number) => expect.poll(() => calls[number], { timeout: 5000 }).toBeDefined() }
}

async function fillIn(dialog: HTMLElement, entries: Partial<Record<TaxField, string>>) {
  for (const [field, text] of Object.entries(entries)) await userEvent.fill(inputOf(dialog, field as TaxField), text)
}

test('what is typed while a save is on its way stays, and goes with the next one; a number stays as it was typed', async () => {
  const { calls, call } = serverByHand()
  const form = draftOf(nothing, { ...w9, ssn: '' })
  const { dialog } = await openForm(form)
  await fillIn(dialog, { city: 'Troy', ssn: '219099999' })
  await call(0)
  expect(calls[0]?.body).toEqual({ city: 'Troy', ssn: '219-09-9999', formType: 'W-9', version: 1 })
  await fillIn(dialog, { city: 'Utica', zipCode: '13501' })
  calls[0]?.answer({ ...form, city: 'Troy', ssn: '***-**-9999', version: 2 })
  await call(1)
  expect(calls[1]?.body).toEqual({ city: 'Utica', zipCode: '13501', formType: 'W-9', version: 2 })
  expect(valuesIn(dialog, 'city', 'zipCode', 'ssn')).toEqual(['Utica', '13501', '219-09-9999'])
  calls[1]?.answer({ ...form, city: 'Utica', zipCode: '13501', ssn: '***-**-9999', savedAt: judgedOn, version: 3 })
  await within(dialog).findByText(/^Saved at/)
  expect(valuesIn(dialog, 'city', 'zipCode')).toEqual(['Utica', '13501'])
})

test('what another window saved in other fields arrives, and what was typed here stays and is sent again', async () => {
  const { calls, call } = serverByHand()
  const form = draftOf(nothing, { ...w9, ssn: '', ein: '' })
  const { dialog } = await openForm(form)
  await fillIn(dialog, { zipCode: '12180', city: 'Troy' })
  await call(0)
  await fillIn(dialog, { address: '2 Main Street' })
  const current = { ...form, city: 'Utica', legalName: 'Ada Lovelace', ein: '**-***6789', version: 5 }
  calls[0]?.refuse(409, { current })
  await expect
    .poll(() => valuesIn(dialog, 'legalName', 'ein', 'city', 'zipCode', 'address'))
    .toEqual(['Ada Lovelace', '**-***6789', 'Troy', '12180', '2 Main Street'])
  // the number that another window has given is the one that was missing
  expect(within(dialog).queryByRole('button', { name: texts.showMissing })).toBeNull()
  await call(1)
  expect(calls[1]?.body).toEqual({
    city: 'Troy',
    zipCode: '12180',
    address: '2 Main Street',
    formType: 'W-9',
    version: 5,
  })
})

test('a change of form in another window is followed, with what was typed here and stands on both', async () => {
  const { calls, call } = serverByHand()
  const { dialog } = await openForm(draftOf(nothing, w9))
  expect(dialog.textContent).toContain(texts.formType.w9)
  await fillIn(dialog, { zipCode: '89073', ein: '123456789' })
  await call(0)
  calls[0]?.refuse(409, { current: draftOf(nothing, w8, { version: 4 }) })
  await expect.poll(() => dialog.textContent).toContain(texts.formType.w8ben)
  expect(inputOf(dialog, 'ein')).toBeNull()
  expect(valuesIn(dialog, 'city', 'zipCode', 'ftin')).toEqual([w8.city, '89073', w8.ftin])
  await call(1)
  expect(calls[1]?.body).toEqual({ zipCode: '89073', formType: 'W-8 BEN', version: 4 })
})

test('a refused entry is said at its field and sent again only when it changes; the rest is saved', async () => {
  const { calls, call } = serverByHand()
  const form = draftOf(nothing, w9)
  const { dialog } = await openForm(form)
  await fillIn(dialog, { city: 'Troy?', zipCode: '12180' })
  await call(0)
  calls[0]?.refuse(422, { fields: { city: 'errors.nameCharacters' } })
  await expect.poll(() => isToldWrong(dialog, 'city')).toBe(true)
  await call(1)
  expect(calls[1]?.body).toEqual({ zipCode: '12180', formType: 'W-9', version: 1 })
  calls[1]?.answer({ ...form, zipCode: '12180', version: 2 })
  await fillIn(dialog, { city: 'Troy' })
  expect(isToldWrong(dialog, 'city')).toBe(false)
  await call(2)
  expect(calls[2]?.body).toEqual({ city: 'Troy', formType: 'W-9', version: 2 })
})

test('a masked number is replaced as a whole, and what the server said of it goes with it', async () => {
  const { calls, call } = serverByHand()
  const problems = { ssn: 'tax.problem.ssnDigits' }
  const { dialog } = await openForm(
    draftOf(
      nothing,
      { ...w9, ssn: '***-**-****', ein: '**-***6789' },
      { problems, warnings: { ein: 'tax.warning.ein' } },
    ),
  )
  within(dialog).getByText(texts.warning.ein)
  const ssn = inputOf(dialog, 'ssn')
  await userEvent.click(within(dialog).getByRole('button', { name: texts.showMissing }))
  await expect.poll(() => document.activeElement).toBe(ssn)
  within(dialog).getByText(texts.problem.ssnDigits)
  await userEvent.keyboard('2')
  expect(ssn.value).toBe('2')
  await userEvent.keyboard('19099999')
  expect(ssn.value).toBe('219-09-9999')
  await expect.poll(() => within(dialog).queryByText(texts.problem.ssnDigits)).toBeNull()

  // a digit behind the mask begins the number, too
  const ein = inputOf(dialog, 'ein')
  ein.focus()
  ein.setSelectionRange(ein.value.length, ein.value.length)
  await userEvent.keyboard('1')
  expect(ein.value).toBe('1')
  await userEvent.keyboard('23456789')
  await expect.poll(() => within(dialog).queryByText(texts.warning.ein)).toBeNull()
  await call(0)
  expect(calls[0]?.body).toMatchObject({ ssn: '219-09-9999', ein: '12-3456789' })
})

test('what is wrong is said once its field has been left, and no longer when another entry makes it right', async () => {
  serverByHand()
  const { dialog } = await openForm(draftOf(nothing, w9))
  await userEvent.clear(inputOf(dialog, 'ssn'))
  within(dialog).getByText(/^1 entry/)
  expect(isToldWrong(dialog, 'ssn')).toBe(false)
  await userEvent.tab()
  await expect.poll(() => isToldWrong(dialog, 'ssn')).toBe(true)
  expect(isToldWrong(dialog, 'ein')).toBe(false)
  await fillIn(dialog, { ein: '123456789' })
  await expect.poll(() => isToldWrong(dialog, 'ssn')).toBe(false)
})

test('an entry that is edited after the review is called wrong once its field has been left again', async () => {
  serverByHand()
  const { dialog } = await openForm(draftOf(nothing, w9))
  await fillIn(dialog, { city: 'Troy' })
  await userEvent.tab()
  await userEvent.click(within(dialog).getByRole('button', { name: texts.review }))
  await userEvent.click(within(dialog).getByRole('button', { name: `Edit ${texts.field.city}` }))
  await expect.poll(() => document.activeElement).toBe(inputOf(dialog, 'city'))
  await userEvent.clear(inputOf(dialog, 'city'))
  within(dialog).getByText(/^1 entry/)
  expect(isToldWrong(dialog, 'city')).toBe(false)
  await userEvent.tab()
  await expect.poll(() => isToldWrong(dialog, 'city')).toBe(true)
  expect(valuesIn(dialog, 'legalName', 'ssn')).toEqual([w9.legalName, w9.ssn])
})

test.each([
  ['one that has just come up', { ...w9, city: '', entityType: 'other' }, 'entityTypeOther', 'city'],
  ['a list to search in', { ...bank, bankCountry: null, bankCity: '' }, 'bankCountry', 'bankCity'],
  ['a box', { ...w8, usWork: true, paypalEmail: '' }, 'usWork', 'paypalEmail'],
  ['the first of all', emptyValues('W-8 BEN'), 'legalName', 'city'],
] satisfies [string, TaxValues, TaxField, TaxField][])(
  'the first wrong field in the order of the page has the focus: %s',
  async (_name, values, first, other) => {
    serverByHand()
    const { dialog } = await openForm(
      draftOf(nothing, values.entityType ? { ...values, entityType: 'individual' } : values),
    )
    if (values.entityType) await userEvent.selectOptions(inputOf(dialog, 'entityType'), values.entityType)
    await userEvent.click(within(dialog).getByRole('button', { name: texts.showMissing }))
    await expect.poll(() => document.activeElement).toBe(inputOf(dialog, first))
    for (const field of [first, other]) expect(isToldWrong(dialog, field), field).toBe(true)
  },
)

test('a key stroke draws its field and not the dialog', async () => {
  serverByHand()
  const drawn: { took: number; whole: number }[] = []
  const form = draftOf(nothing, bank)
  await renderInPortal(
    <Profiler id="form" onRender={(_id, _phase, took, whole) => void drawn.push({ took, whole })}>
      <FormDialog form={form} formType="W-8 BEN" width={700} onDone={() => undefined} onClose={() => undefined} />
    </Profiler>,
  )
  const city = inputOf(await screen.findByRole('dialog'), 'city')
  // the first says that something is not saved yet
  await userEvent.type(city, 'a')
  drawn.length = 0
  await userEvent.type(city, 'bcdefghijklmnopqrstuvwxyz')
  const sum = (part: 'took' | 'whole') => drawn.reduce((all, one) => all + one[part], 0)
  expect(sum('took')).toBeLessThan(sum('whole') / 3)
})

test('boxes that are ticked clear what they stand for, and the form asks for what follows', async () => {
  const { calls, call } = serverByHand()
  const { dialog } = await openForm(draftOf(nothing, w8))
  await userEvent.click(inputOf(dialog, 'doNotHavePaypal'))
  await userEvent.click(inputOf(dialog, 'ftinNotRequired'))
  expect(inputOf(dialog, 'paypalEmail')).toBeNull()
  expect(inputOf(dialog, 'bankName')).not.toBeNull()
  await userEvent.click(inputOf(dialog, 'ftinNotRequired'))
  expect(inputOf(dialog, 'ftin').value).toBe('')
  await call(0)
  expect(calls[0]?.body).toEqual({
    doNotHavePaypal: true,
    paypalEmail: null,
    ftin: null,
    formType: 'W-8 BEN',
    version: 1,
  })
})
