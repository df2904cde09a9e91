import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '#api/client/api-error.ts'
import { taxTexts, textLimits, type TaxFormType } from '#model/tax/enums.ts'
import { payFields } from '#model/tax/pay-part.ts'
import { askedFields, changeForm, emptyValues, type TaxField, type TaxValues } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { api } from '../client.ts'

/** After the last change (specification 3 §9). */
const PAUSE_MS = 1000
const RETRY_MS = 3000

export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'retrying' | 'lost'

export interface SaverState {
  /** what the server has, with its problems */
  readonly form: TaxForm
  readonly saving: SaveStatus
  /** what the server refused: field → text key */
  readonly refused: Readonly<Record<string, string>>
}

const sentFields = Object.keys(emptyValues('W-9')).filter((field) => field !== 'formType') as TaxField[]

const pick = (values: TaxValues, fields: readonly TaxField[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<TaxValues>

/**
 * The fields of a page for what the server sent; on another form, what that form takes of them, as the server does: a
 * W-8 BEN that begins says where pay goes now.
 */
export function valuesOfForm(form: TaxForm, formType: TaxFormType = form.formType ?? 'W-9'): TaxValues {
  const empty = emptyValues(form.formType ?? formType)
  const values = { ...empty, ...Object.fromEntries(sentFields.map((field) => [field, form[field] ?? empty[field]])) }
  const begins = form.status !== 'draft' && formType === 'W-8 BEN'
  return { ...changeForm(values, formType).values, ...(begins && pick(values, payFields)) }
}

/** A text that the server would refuse as it is: it is told beside the field, and sent once it fits. */
const fits = (field: TaxField, values: TaxValues) =>
  !(taxTexts as readonly string[]).includes(field) ||
  (values[field] as string).trim().length <= textLimits[field as keyof typeof textLimits]

/** The form on the page, which holds what is entered. */
type Entries = Pick<UseFormReturn<TaxValues>, 'getValues' | 'setValues' | 'subscribe'>

/** Autosave of one draft: one request at a time, the newest values win, nothing is given up while the page is open. */
export class DraftSaver {
  private state: SaverState
  /** values as the server has them */
  private base: TaxValues
  /** values at the last change */
  private seen: TaxValues
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | undefined
  private readonly listeners = new Set<() => void>()

  private readonly userId: string
  private readonly entries: Entries

  constructor(userId: string, form: TaxForm, entries: Entries) {
    this.userId = userId
    this.entries = entries
    this.seen = entries.getValues()
    // a new draft begins with the same values on the server
    this.base = form.status === 'draft' ? valuesOfForm(form) : this.seen
    this.state = { form, saving: 'saved', refused: {} }
  }

  /** Saves what is entered from now on. @returns how to stop */
  readonly start = (): (() => void) => {
    const stop = this.entries.subscribe({ formState: { values: true }, callback: this.changed })
    return () => {
      stop()
      clearTimeout(this.timer)
    }
  }

  readonly read = (): SaverState => this.state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private set(change: Partial<SaverState>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  private readonly changed = () => {
    const before = this.seen
    this.seen = this.entries.getValues()
    const fields = (Object.keys(before) as TaxField[]).filter((field) => this.seen[field] !== before[field])
    if (fields.length === 0) return
    const { refused, saving } = this.state
    const standing = Object.entries(refused).filter(([field]) => !fields.includes(field as TaxField))
    if (fields.some((field) => field in refused)) this.set({ refused: Object.fromEntries(standing) })
    if (saving === 'lost') return
    const next = this.isDirty() ? 'waiting' : 'saved'
    if (saving !== 'saving' && saving !== next) this.set({ saving: next })
    this.schedule(PAUSE_MS)
  }

  /** Whether something is on the page that the server does not have. */
  isDirty(): boolean {
    const typeChanged = this.state.form.formType !== this.entries.getValues().formType
    return this.dirty().length > 0 || (this.isDraft() && typeChanged)
  }

  private dirty(): TaxField[] {
    const { refused } = this.state
    const values = this.entries.getValues()
    return sentFields.filter(
      (field) => values[field] !== this.base[field] && fits(field, values) && !(field in refused),
    )
  }

  private schedule(after: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), after)
  }

  /** Saves what is unsaved now. @returns whether the server has everything */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    await this.running
    if (this.state.saving === 'lost') return false
    if (this.isDirty()) await this.saveNow()
    return !this.isDirty() && Object.keys(this.state.refused).length === 0
  }

  /** The same before certifying: a form that is renewed as it was becomes a draft, too. */
  async flushToCertify(): Promise<boolean> {
    const flushed = await this.flush()
    if (!flushed || this.isDraft()) return flushed
    await this.saveNow()
    return this.isDraft() && !this.isDirty()
  }

  private isDraft = () => this.state.form.status === 'draft'

  private saveNow(): Promise<void> {
    this.running = this.save().finally(() => (this.running = undefined))
    return this.running
  }

  /** Fields whose entries the server does not have, in the order of the page. */
  unsaved(): TaxField[] {
    const values = this.entries.getValues()
    return askedFields(values).filter((field) => values[field] !== this.base[field])
  }

  private async save(): Promise<void> {
    const sent = pick(this.entries.getValues(), this.dirty())
    const body = Object.fromEntries(Object.entries(sent).map(([field, value]) => [field, value === '' ? null : value]))
    this.set({ saving: 'saving' })
    try {
      this.take(await this.send(body), sent)
    } catch (error) {
      this.failed(error)
    }
  }

  private async send(body: object): Promise<TaxForm> {
    const params = { id: this.userId }
    const { status, version } = this.state.form
    const { formType } = this.entries.getValues()
    if (status === 'draft')
      return api.put('/server/user/{id}/taxinformation', { params, body: { ...body, formType, version } })
    await api.post('/server/user/{id}/taxinformation', { params, body: { ...body, formType } })
    return api.get('/server/user/{id}/taxinformation', { params })
  }

  private take(form: TaxForm, sent: Partial<TaxValues>) {
    const server = valuesOfForm(form)
    const values = this.entries.getValues()
    const untouched = sentFields.filter((field) => values[field] === this.base[field] && !(field in sent))
    // what was sent stands on the page as it was typed, numbers too
    this.base = { ...server, ...sent }
    this.set({ form })
    this.entries.setValues(pick(server, untouched))
    const more = this.isDirty()
    this.set({ saving: more ? 'waiting' : 'saved' })
    if (more) this.schedule(PAUSE_MS)
  }

  /** Takes over what a refusal says of the form: what another window saved, or the fields that are wrong. @returns whether it says so */
  readonly takeRefusal = (error: unknown): error is ApiError => {
    if (!(error instanceof ApiError)) return false
    if (error.status === 409) this.merge(error.body.current as TaxForm)
    else if (error.status === 422) this.refuse(error.fields)
    else return false
    return true
  }

  private refuse(fields: Readonly<Record<string, string>>) {
    this.set({ refused: { ...this.state.refused, ...fields }, saving: 'saved' })
    if (this.isDirty()) this.schedule(PAUSE_MS)
  }

  private failed(error: unknown) {
    if (this.takeRefusal(error)) return
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return this.set({ saving: 'lost' })
    this.set({ saving: 'retrying' })
    this.schedule(RETRY_MS)
  }

  /** Another window went over to the other form: this one follows, with what was typed here and stands on both. */
  private takeType(form: TaxForm) {
    const values = this.entries.getValues()
    const changedHere = values.formType !== this.base.formType
    if (changedHere || form.formType === null || form.formType === values.formType) return
    const typed = this.dirty()
    const there = valuesOfForm(form)
    const kept = askedFields(there).filter((field) => typed.includes(field))
    this.base = there
    this.entries.setValues({ ...there, ...pick(values, kept) })
  }

  /** Another window has saved: its entries are taken over, and what was typed here since stays and is sent again. */
  private merge(form: TaxForm) {
    if (form.status !== 'draft' && this.state.form.status === 'draft') return this.set({ form, saving: 'lost' })
    this.takeType(form)
    this.take(form, {})
    this.schedule(0)
  }
}
