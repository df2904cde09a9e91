import { createFormControl } from 'react-hook-form'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { country, userTaxInformation } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import type { TaxFormType } from '#model/tax/enums.ts'
import { changeForm, type TaxValues } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { portalOnProduct } from '../against-api.ts'
import { login } from '../logins.ts'

const product = await portalOnProduct()
const { api } = await import('#portal/client.ts')
const { storeLogin } = await import('#api/client/session.ts')
const { DraftSaver, valuesOfForm } = await import('#portal/tax/draft-saver.ts')
let userId = ''
const stored = () => api.get('/server/user/{id}/taxinformation', { params: { id: userId } })
/** A form on the page and its saver. */
async function open(given?: TaxForm, formType: TaxFormType = 'W-9') {
  const form = given ?? (await stored())
  const { formControl } = createFormControl<TaxValues>({ defaultValues: valuesOfForm(form, formType) })
  const saver = new DraftSaver(userId, form, formControl)
  return Object.assign(saver, {
    change: formControl.setValues,
    values: () => formControl.getValues(),
    stop: saver.start(),
  })
}

/** The network, which can be lost. */
let online = true
beforeAll(async () => {
  // the country of every W-9
  await product.db.insert(country).values({ id: 233, name: 'United States', code: 'US' }).onConflictDoNothing()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    online ? real(path, init) : Promise.reject(new TypeError('Failed to fetch')),
  )
})
beforeEach(async () => {
  online = true
  await product.db.delete(userTaxInformation)
  const expert = await makeExpert(product.db, product.now(), {})
  userId = expert.id
  const token = `tax-${expert.id}`
  const { hashToken } = await import('#api/identity/sessions/lucia.ts')
  const { userSession } = await import('#db/schema/all.ts')
  const now = product.now()
  const far = new Date(now.getTime() + 86_400_000)
  await product.db.insert(userSession).values({
    hash: hashToken(token),
    userId,
    mfaValidated: true,
    mfaUsed: 'email',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  storeLogin(login({ token, user: { id: userId, userType: 2, noeticExpert: true } }))
})

test('the first save begins the draft, later ones change it; what was typed stays as it is', async () => {
  const saver = await open()
  saver.change({ legalName: 'Ada Keller', ssn: '219-09-9999' })
  expect(saver.read().saving).toBe('waiting')
  expect(await saver.flush()).toBe(true)
  expect(saver.values().ssn).toBe('219-09-9999')
  expect(saver.read()).toMatchObject({ saving: 'saved', form: { ssn: '***-**-9999' } })
  saver.change({ city: 'Albany' })
  expect(await saver.flush()).toBe(true)
  expect(await stored()).toMatchObject({ legalName: 'Ada Keller', city: 'Albany', ssn: '***-**-9999', version: 2 })
  saver.stop()
})

test('a certified form is renewed as it was: before certifying it becomes a draft, not before', async () => {
  const first = await open()
  first.change({ legalName: 'Ada Keller', city: 'Albany', ssn: '219-09-9999' })
  await first.flush()
  first.stop()
  await product.db.update(userTaxInformation).set({ status: 'certified', certifyDate: product.now() })
  const saver = await open()
  expect(await saver.flush()).toBe(true)
  expect(await stored()).toMatchObject({ status: 'certified' })
  expect(await saver.flushToCertify()).toBe(true)
  const draft = await stored()
  expect(draft).toMatchObject({ status: 'draft', legalName: 'Ada Keller', city: 'Albany', ssn: '***-**-9999' })
  expect(saver.read().form.version).toBe(draft.version)
  // once is enough
  expect(await saver.flushToCertify()).toBe(true)
  expect((await stored()).version).toBe(draft.version)
  saver.stop()
})

test('tax.autosave: a second after the last change it is saved by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const saver = await open()
  saver.change({ city: 'A' })
  await vi.advanceTimersByTimeAsync(900)
  saver.change({ city: 'Al' })
  await vi.advanceTimersByTimeAsync(900)
  expect((await stored()).version).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await saver.flush()
  expect(await stored()).toMatchObject({ city: 'Al', version: 1 })
  saver.stop()
})

test('tax.saveFailed: a network that is lost in the middle loses nothing', async () => {
  const saver = await open()
  saver.change({ legalName: 'Ada' })
  await saver.flush()
  online = false
  saver.change({ legalName: 'Ada Keller', ein: '12-3456789' })
  expect(await saver.flush()).toBe(false)
  expect(saver.read().saving).toBe('retrying')
  expect(saver.unsaved()).toEqual(['legalName', 'ein'])
  saver.change({ city: 'Albany' })
  online = true
  expect(await saver.flush()).toBe(true)
  expect(await stored()).toMatchObject({ legalName: 'Ada Keller', ein: '**-***6789', city: 'Albany' })
  saver.stop()
})

test('two windows: what each typed is kept, the other sees it with the next save', async () => {
  const [one, two] = [await open(), await open()]
  one.change({ legalName: 'Ada Keller' })
  await one.flush()
  two.change({ city: 'Albany', zipCode: '12207' })
  await two.flush()
  await two.flush()
  expect(await stored()).toMatchObject({ legalName: 'Ada Keller', city: 'Albany', zipCode: '12207' })
  expect(two.values().legalName).toBe('Ada Keller')
  one.change({ city: 'Troy' })
  await one.flush()
  await one.flush()
  expect(await stored()).toMatchObject({ legalName: 'Ada Keller', city: 'Troy', zipCode: '12207' })
  expect(one.values().zipCode).toBe('12207')
  one.stop()
  two.stop()
})

test('a window that still shows the other form follows a change of form, with what it typed that both have', async () => {
  const begun = await open()
  begun.change({ legalName: 'Ada Keller', city: 'Albany' })
  await begun.flush()
  begun.stop()
  const [one, other] = [await open(), await open()]
  one.change(changeForm(one.values(), 'W-8 BEN').values)
  one.change({ dob: '1980-04-01', ftin: '12345678901' })
  expect(await one.flush()).toBe(true)
  other.change({ zipCode: '10115', stateId: null })
  await other.flush()
  expect(await other.flush()).toBe(true)
  expect(other.values()).toMatchObject({ formType: 'W-8 BEN', dob: '1980-04-01', zipCode: '10115' })
  expect(await stored()).toMatchObject({ formType: 'W-8 BEN', dob: '1980-04-01', city: 'Albany', zipCode: '10115' })
  one.stop()
  other.stop()
})

test('a W-8 BEN that begins after a certified W-9 shows where pay goes now, as the server keeps it', async () => {
  const w9 = await open()
  w9.change({ legalName: 'Ada Keller' })
  await w9.flush()
  w9.stop()
  await product.db.update(userTaxInformation).set({ status: 'certified', certifyDate: product.now() })
  const params = { id: userId }
  await api.put('/server/user/{id}/bank', { params, body: { bankName: 'Bank of Ulm', bankCountry: 233, version: 0 } })
  const { version: _, ...bank } = await api.get('/server/user/{id}/bank', { params })
  const form = { ...(await stored()), ...bank, warnings: {}, doNotHavePaypal: true } as TaxForm
  const saver = await open(form, 'W-8 BEN')
  expect(saver.values()).toMatchObject({ doNotHavePaypal: true, bankName: 'Bank of Ulm' })
  saver.change({ doNotHavePaypal: false, paypalEmail: 'ada@keller.example' })
  expect(await saver.flush()).toBe(true)
  expect(await stored()).toMatchObject({ doNotHavePaypal: false, paypalEmail: 'ada@keller.example' })
  saver.stop()
})

test('what is too long stays on the page and is not sent; the rest is', async () => {
  const saver = await open()
  saver.change({ legalName: 'x'.repeat(256), city: 'Albany' })
  await saver.flush()
  expect(await stored()).toMatchObject({ legalName: null, city: 'Albany' })
  expect(saver.unsaved()).toEqual(['legalName'])
  saver.stop()
})

test('a form that was certified in another window is not written over', async () => {
  const saver = await open()
  saver.change({
    legalName: 'Ada Keller',
    entityType: 'individual',
    address: '1 Main Street',
    city: 'Albany',
    zipCode: '12207',
    ssn: '219-09-9999',
  })
  await saver.flush()
  await product.db.update(userTaxInformation).set({ status: 'certified' })
  saver.change({ city: 'Troy' })
  expect(await saver.flush()).toBe(false)
  expect(saver.read().saving).toBe('lost')
  expect((await stored()).city).toBe('Albany')
  saver.stop()
})

test('the browser keeps no number', async () => {
  const saver = await open()
  saver.change({ ssn: '219-09-9999', legalName: 'Ada' })
  await saver.flush()
  const kept = [localStorage, sessionStorage].map((storage) =>
    Array.from({ length: storage.length }, (_, place) => storage.getItem(storage.key(place) ?? '')).join(),
  )
  // ids hold digits of their own
  expect(kept.join().replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')).not.toMatch(/219|9999/)
  saver.stop()
})
