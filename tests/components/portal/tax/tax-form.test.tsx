import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { usCountryId } from '#model/tax/enums.ts'
import { perjuryWording } from '#model/tax/certification.ts'
import { askedFields, emptyValues, type TaxValues } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { fill, lookUp } from '#portal/shell/phrase.ts'
import { FormDialog } from '#portal/tax/form-dialog.tsx'
import { bank, judgedOn, taxRules, w8, w9 } from '../../../support/tax-rules.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'
import { draftOf, openForm } from './open-form.tsx'

const texts = en.tax
const resubmitNote = 'A form must be resubmitted within 30 days if its certification becomes incorrect.'
let userId = ''
let nothing: TaxForm
beforeAll(async () => {
  userId = (await signInFully('expert2@consilium.test')).id
  nothing = await api.get('/server/user/{id}/taxinformation', { params: { id: userId } })
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${judgedOn}T12:00:00`) })
  return () => vi.useRealTimers()
})

const textOf = (key: string) => fill(lookUp(en, key) ?? key, { least: 16, most: 34 })

const open = (values: TaxValues, onClose?: () => void, more?: Partial<TaxForm>) =>
  openForm(draftOf(nothing, values, more), onClose)

/** What the form says of a field, once it was asked what is missing. */
async function saidOf(dialog: HTMLElement, field: string): Promise<string | undefined> {
  const ask = within(dialog).queryByRole('button', { name: texts.showMissing })
  if (ask) await userEvent.click(ask)
  const input = dialog.querySelector(`[data-field="${field}"] :is(input, select)`)
  if (input?.getAttribute('aria-invalid') !== 'true') return undefined
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return described
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join()
}

test.each([w9, w8, bank])('nothing is missing in a complete form %#', async (form) => {
  const { dialog } = await open(form)
  expect(within(dialog).queryByRole('button', { name: texts.showMissing })).toBeNull()
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: texts.review }).disabled).toBe(false)
  const shown = [...dialog.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field)
  // a W-9 has no country to choose: it is the United States
  expect(shown.toSorted()).toEqual(askedFields(form).toSorted())
})

test('a routing number is asked for in the United States; elsewhere it is called optional', async () => {
  for (const [bankCountry, optional] of [
    [usCountryId, false],
    // China
    [45, true],
  ] as const) {
    const { dialog, unmount } = await open({ ...bank, bankCountry })
    const routing = dialog.querySelector<HTMLElement>('[data-field="bankRoutingNumber"]')!
    expect([bankCountry, routing.textContent?.includes(en.form.optional)]).toEqual([bankCountry, optional])
    unmount()
  }
})

test.each(taxRules)('%s at its boundary, in the form %#', async (_rule, form, change, field, error) => {
  const { dialog } = await open({ ...form, ...change })
  // how much is too much is said, not only that it is
  const said =
    error === 'errors.tooLong' ? expect.stringMatching(/^1 character over the limit$/) : error && textOf(error)
  await expect.poll(() => saidOf(dialog, field)).toEqual(said)
  const review = within(dialog).getByRole<HTMLButtonElement>('button', { name: texts.review })
  if (error) expect(review.disabled).toBe(true)
})

test.each([
  [w9, 'Where we can mail your 1099. A P.O. box is fine.'],
  [w8, 'Where you live: street and number. Not a P.O. box, and not in care of someone.'],
])('the address says which one is meant %#', async (form, said) => {
  const { dialog } = await open(form)
  within(dialog).getByText(said)
})

test('tax.perjury, tax.resubmit: the English wording stands right above the name, which is the last entry', async () => {
  const { dialog } = await open(w8)
  await userEvent.click(within(dialog).getByRole('button', { name: texts.review }))
  const wording = await within(dialog).findByRole('region', { name: texts.perjury })
  const { lead, points, after } = perjuryWording['W-8 BEN']
  for (const text of [lead, ...points, ...after, resubmitNote]) within(wording).getByText(text)
  const name = within(dialog).getByRole('textbox', { name: texts.signature })
  expect(wording.nextElementSibling?.contains(name)).toBe(true)
  expect(within(dialog).getAllByRole('textbox')).toEqual([name])

  // another name is refused with what to type, once the field is left
  await userEvent.fill(name, 'Somebody Else')
  expect(within(dialog).queryByText(texts.problem.name)).toBeNull()
  await userEvent.tab()
  within(dialog).getByText(texts.problem.name)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await userEvent.fill(name, w8.legalName)
  expect(within(dialog).queryByText(texts.problem.name)).toBeNull()
})

test('the review says where pay goes from then on, when certifying changes that', async () => {
  const from = { method: 'bank', rail: 'nacha', name: 'First Harbor Bank (********0189)' } as const
  const to = { method: 'paypal', rail: 'paypal', name: 'old@example.test' } as const
  const { dialog } = await open(w8, undefined, { payChange: { from, to } })
  await userEvent.click(within(dialog).getByRole('button', { name: texts.review }))
  within(dialog).getByText(
    'When you certify, we’ll change where we pay you. Now: Bank account at First Harbor Bank (********0189). New: PayPal, old@example.test.',
  )
})

test('tax.payment: the form says when pay comes', async () => {
  const { dialog } = await open(w9)
  within(dialog).getByText('Standard payment processing takes 4 to 6 weeks after quarter close.')
})

test('tax.close: an unfinished form asks; Stay keeps what was typed, Leave saves it first', async () => {
  const closed = vi.fn()
  const sent = vi.spyOn(api, 'put').mockImplementation((_path, options) => {
    const { body } = options as { body: Partial<TaxForm> }
    return Promise.resolve({ ...nothing, ...w9, ...body, status: 'draft', version: 2 }) as never
  })
  const { dialog } = await open({ ...w9, city: '' }, closed)
  const city = within(dialog).getByRole<HTMLInputElement>('textbox', { name: texts.field.city })
  await userEvent.fill(city, 'Troy')
  await userEvent.keyboard('{Escape}')
  const question = async () => screen.findByRole('alertdialog', { name: texts.leaveTitle })
  expect((await question()).textContent).toContain(texts.incomplete)
  await userEvent.click(within(await question()).getByRole('button', { name: texts.stay }))
  expect([city.value, closed.mock.calls]).toEqual(['Troy', []])

  await userEvent.keyboard('{Escape}')
  await userEvent.click(within(await question()).getByRole('button', { name: texts.leave }))
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  expect(sent.mock.calls.map(([, options]) => (options as { body: object }).body)).toEqual([
    { city: 'Troy', formType: 'W-9', version: 1 },
  ])
  sent.mockRestore()
})

test('a form that was certified elsewhere names what was typed here and cannot be saved, before it closes', async () => {
  const closed = vi.fn()
  const current = { ...nothing, ...w9, status: 'completed', version: 2, problems: {}, warnings: {} }
  const sent = vi.spyOn(api, 'put').mockRejectedValue(new ApiError(409, { errorKey: 'conflict', current }))
  onTestFinished(() => sent.mockRestore())
  const { dialog } = await open({ ...w9, city: '' }, closed)
  await userEvent.fill(within(dialog).getByRole('textbox', { name: texts.field.city }), 'Troy')
  await within(dialog).findByText(texts.elsewhere)
  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: texts.unsavedTitle })
  expect(question.textContent).toContain(texts.unsavedFields.replace('%{fields}', texts.field.city))
  expect(closed).not.toHaveBeenCalled()
  await userEvent.click(within(question).getByRole('button', { name: texts.leave }))
  await expect.poll(() => closed.mock.calls.length).toBe(1)
})

test.each([
  [null, texts.leaveValid],
  ['2026-12-28', texts.leaveDue.replace('%{date}', 'Dec 28, 2026')],
])(
  'leaving a new form while the certified one counts says that it stays valid, and until when: %s',
  async (renewBy, said) => {
    const { dialog } = await open({ ...w9, city: '' }, undefined, { taxFormStatus: 'completed', renewBy })
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: texts.leaveTitle })
    expect(question.textContent).toContain(said)
    expect(question.textContent).not.toContain(texts.incomplete)
  },
)

const missingOf = (dialog: HTMLElement) =>
  Number.parseInt(within(dialog).getByRole('button', { name: texts.showMissing }).parentElement?.textContent ?? '', 10)

test('all that is missing is counted from the beginning, one number for SSN and EIN, and only falls', async () => {
  const { dialog } = await open({ ...emptyValues('W-9'), entityType: 'llc' })
  // name, class of the LLC, address, city, state, ZIP code, and one number
  expect(missingOf(dialog)).toBe(7)
  await userEvent.click(within(dialog).getByRole('button', { name: texts.showMissing }))
  for (const field of ['taxClarification', 'ssn', 'ein'])
    expect(dialog.querySelector(`[data-field="${field}"] [aria-invalid="true"]`), field).not.toBeNull()
  await userEvent.fill(within(dialog).getByRole('textbox', { name: texts.field.city }), 'Troy')
  expect(missingOf(dialog)).toBe(6)
})

test('the review opens at its top with the focus on its heading, and leads back to its button', async () => {
  const { dialog } = await open(bank)
  const review = within(dialog).getByRole('button', { name: texts.review })
  await userEvent.click(review)
  const heading = await within(dialog).findByRole('heading', { name: texts.steps.review })
  expect(document.activeElement).toBe(heading)
  expect(heading.parentElement?.scrollTop).toBe(0)
  await userEvent.click(within(dialog).getByRole('button', { name: en.shell.back }))
  await expect.poll(() => document.activeElement?.textContent).toBe(texts.review)
})

test('the signature is sent with the time zone in which the signer sees the day', async () => {
  const done = vi.fn()
  const sent = vi.spyOn(api, 'put').mockResolvedValue({ ...nothing, ...w9, status: 'completed', version: 2 } as never)
  const form = { ...nothing, ...w9, status: 'draft', version: 1, problems: {}, warnings: {} } as TaxForm
  await renderInPortal(<FormDialog form={form} formType="W-9" width={700} onDone={done} onClose={() => undefined} />)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: texts.review }))
  await userEvent.fill(await within(dialog).findByRole('textbox', { name: texts.signature }), w9.legalName)
  await userEvent.click(within(dialog).getByRole('button', { name: texts.certify }))
  await expect.poll(() => done.mock.calls.length).toBe(1)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(sent.mock.calls).toEqual([
    [
      '/server/user/{id}/taxinformation',
      { params: { id: userId }, body: { certificationName: w9.legalName, timeZone, version: 1 } },
    ],
  ])
  sent.mockRestore()
})

test('what another window saved before the signature is shown, and can be certified', async () => {
  const done = vi.fn()
  const form = { ...nothing, ...w9, status: 'draft', version: 1, problems: {}, warnings: {} } as TaxForm
  const current = { ...form, city: 'Troy', version: 2 }
  const sent = vi.spyOn(api, 'put')
  sent.mockRejectedValueOnce(new ApiError(409, { errorKey: 'errors.conflict', current }))
  sent.mockRejectedValueOnce(
    new ApiError(422, { errorKey: 'errors.invalidParameters', fields: { zipCode: 'errors.required' } }),
  )
  onTestFinished(() => sent.mockRestore())
  await renderInPortal(<FormDialog form={form} formType="W-9" width={700} onDone={done} onClose={() => undefined} />)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: texts.review }))
  await userEvent.fill(await within(dialog).findByRole('textbox', { name: texts.signature }), w9.legalName)
  const certify = within(dialog).getByRole('button', { name: texts.certify })
  await userEvent.click(certify)
  await within(dialog).findByText(texts.changedSince)
  expect(within(dialog).getByText('Troy')).toBeDefined()
  expect(within(dialog).queryByText(w9.city)).toBeNull()

  // a field that the server finds wrong is marked in the list
  await userEvent.click(certify)
  await within(dialog).findByText(en.errors.required)
  expect(within(dialog).queryByText(texts.changedSince)).toBeNull()
  expect(sent.mock.calls.map(([, options]) => (options as { body: { version: number } }).body.version)).toEqual([1, 2])
  expect(done).not.toHaveBeenCalled()
})

const invalidated = {
  id: 'f1',
  formType: 'W-9',
  legalName: w9.legalName,
  status: 'invalid',
  certificationDate: '2026-11-01',
  certifyDate: null,
  expiresAt: null,
  sequence: 1,
  hash: null,
  invalidReason: 'The number does not match.',
  invalidOn: '2026-11-20',
} as const
const invalidText = 'Your W-9 has not been valid since Nov 20, 2026. Reason: The number does not match.'

/** The dialog of a W-9 whose entries have been reviewed and that is signed but for the button. */
async function reviewed(form: TaxForm): Promise<HTMLElement> {
  await renderInPortal(
    <FormDialog form={form} formType="W-9" width={700} onDone={() => undefined} onClose={() => undefined} />,
  )
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: texts.review }))
  await userEvent.fill(await within(dialog).findByRole('textbox', { name: texts.signature }), w9.legalName)
  return dialog
}

test.each(['draft', 'certified'] as const)(
  'a form that staff invalidate while its entries are reviewed (%s) is not certified before the reason was read',
  async (status) => {
    const versions = [{ ...invalidated, status: 'certified' as const, invalidReason: null, invalidOn: null }]
    const form = { ...nothing, ...w9, status, version: 1, problems: {}, warnings: {}, versions } as TaxForm
    const current = { ...form, status: 'draft', version: 2, versions: [invalidated] } as TaxForm
    vi.spyOn(api, 'post').mockResolvedValue({ id: 'draft', version: 1 } as never)
    vi.spyOn(api, 'get').mockImplementation(((path: string) =>
      Promise.resolve(path.endsWith('/taxinformation') ? current : [])) as never)
    const sent = vi.spyOn(api, 'put')
    sent.mockRejectedValue(new ApiError(409, { errorKey: 'errors.conflict', current }))
    onTestFinished(() => void vi.restoreAllMocks())
    const dialog = await reviewed(form)
    expect(within(dialog).queryByText(invalidText)).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: texts.certify }))
    // beside the button, and above the entries
    await within(dialog).findByText(`${texts.changedSince} ${invalidText}`)
    expect(within(dialog).getByText(invalidText)).toBeDefined()
    expect(sent.mock.calls.length).toBe(status === 'draft' ? 1 : 0)
  },
)

test.each([w9, bank])('the review lists the entries in the order of the form %#', async (values) => {
  const { dialog } = await open(values)
  const inForm = [...dialog.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field)
  expect(askedFields(values)).toEqual(inForm)
  await userEvent.click(within(dialog).getByRole('button', { name: texts.review }))
  await within(dialog).findByRole('heading', { name: texts.steps.review })
  expect(dialog.querySelectorAll('dt')).toHaveLength(inForm.length)
})

test('the other form says what it has no place for, boxes as ones that are checked', async () => {
  const { dialog } = await open({ ...bank, ftin: '', ftinNotRequired: true })
  await userEvent.click(within(dialog).getByRole('button', { name: texts.changeForm }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('“no FTIN required” (checked), “no PayPal” (checked), Phone, Bank country')
})

test('what the server has since another window certified is not signed unseen', async () => {
  const form = { ...nothing, ...w9, status: 'certified', version: 1, problems: {}, warnings: {} } as TaxForm
  const draft = { ...form, status: 'draft', city: 'Troy' } as TaxForm
  vi.spyOn(api, 'post').mockResolvedValue({ id: 'draft', version: 1 } as never)
  vi.spyOn(api, 'get').mockImplementation(((path: string) =>
    Promise.resolve(path.endsWith('/taxinformation') ? draft : [])) as never)
  const sent = vi.spyOn(api, 'put')
  onTestFinished(() => void vi.restoreAllMocks())
  const dialog = await reviewed(form)
  await userEvent.click(within(dialog).getByRole('button', { name: texts.certify }))
  await within(dialog).findByText(texts.changedSince)
  expect(within(dialog).getByText('Troy')).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
})

test('a W-8 BEN that follows a certified W-9 begins without what only the W-9 asks for', async () => {
  const closed = vi.fn()
  const form = {
    ...nothing,
    ...w9,
    countryId: 233,
    status: 'certified',
    version: 1,
    problems: {},
    warnings: {},
  } as TaxForm
  await renderInPortal(
    <FormDialog form={form} formType="W-8 BEN" width={700} onDone={() => undefined} onClose={closed} />,
  )
  const dialog = await screen.findByRole('dialog')
  const valueOf = (field: 'countryId' | 'legalName') =>
    within(dialog).getByRole<HTMLInputElement>(field === 'countryId' ? 'combobox' : 'textbox', {
      name: texts.field[field],
    }).value
  expect([valueOf('countryId'), valueOf('legalName')]).toEqual(['', w9.legalName])
  await expect.poll(() => saidOf(dialog, 'dob')).toBe(texts.problem.dob)
  // nothing was entered, so there is nothing to save
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
})
