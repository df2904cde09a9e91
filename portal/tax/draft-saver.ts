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
  readonly values: TaxValues
  /** what the server has, with its problems */
  readonly form: TaxForm
  readonly saving: SaveStatus
  /** what the server refused: field → text key */
  readonly refused: Readonly<Record<string, string>>
}

const sentFields = Object.keys(emptyValues('W-9')).filter((field) => field !== 'formType') as TaxField[]

/**
 * The fields of a page for what the server sent; on another form, what that form takes of them, as the server does: a
 * W-8 BEN that begins says where pay goes now.
 */
export function valuesOfForm(form: TaxForm, formType: TaxFormType = form.formType ?? 'W-9'): TaxValues {
  const values = emptyValues(form.formType ?? formType)
  const filled = Object.fromEntries(sentFields.map((field) => [field, form[field] ?? values[field]]))
  const begins = form.status !== 'draft' && formType === 'W-8 BEN'
  const pay = Object.fromEntries(payFields.map((field) => [field, filled[field]]))
  return { ...changeForm({ ...values, ...filled }, formType).values, ...(begins && pay) }
}

/** A text that the server would refuse as it is: it is told beside the field, and sent once it fits. */
const fits = (field: TaxField, values: TaxValues) =>
  !(taxTexts as readonly string[]).includes(field) ||
  (values[field] as string).trim().length <= textLimits[field as keyof typeof textLimits]

/** Autosave of one draft: one request at a time, the newest values win, nothing is given up while the page is open. */
export class DraftSaver {
  private state: SaverState
  /** values as the server has them */
  private base: TaxValues
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | undefined
  private readonly listeners = new Set<() => void>()

  private readonly userId: string

  constructor(userId: string, form: TaxForm, formType?: TaxFormType) {
    this.userId = userId
    const values = valuesOfForm(form, formType ?? form.formType ?? 'W-9')
    // a new draft begins with the same values on the server
    this.base = form.status === 'draft' ? valuesOfForm(form) : values
    this.state = { values, form, saving: 'saved', refused: {} }
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

  readonly change = (change: Partial<TaxValues>): void => {
    const refused = Object.fromEntries(Object.entries(this.state.refused).filter(([field]) => !(field in change)))
    this.set({ values: { ...this.state.values, ...change }, refused })
    if (this.state.saving === 'lost') return
    if (this.state.saving !== 'saving') this.set({ saving: this.isDirty() ? 'waiting' : 'saved' })
    this.schedule(PAUSE_MS)
  }

  /** Whether something is on the page that the server does not have. */
  isDirty(): boolean {
    return this.dirty().length > 0 || (this.isDraft() && this.typeChanged())
  }

  private typeChanged = () => this.state.form.formType !== this.state.values.formType

  private dirty(): TaxField[] {
    const { values, refused } = this.state
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
    const { values } = this.state
    return askedFields(values).filter((field) => values[field] !== this.base[field])
  }

  /** The first field of the page that something is wrong with. */
  firstOf(problems: Partial<Record<TaxField, string>>): TaxField | undefined {
    return askedFields(this.state.values).find((field) => field in problems)
  }

  stop = () => clearTimeout(this.timer)

  private async save(): Promise<void> {
    const { values, form } = this.state
    const fields = this.dirty()
    const body = Object.fromEntries(fields.map((field) => [field, values[field] === '' ? null : values[field]]))
    this.set({ saving: 'saving' })
    try {
      this.take(await this.send(body, form), values, fields)
    } catch (error) {
      this.failed(error)
    }
  }

  private async send(body: object, { status, version }: TaxForm): Promise<TaxForm> {
    const params = { id: this.userId }
    const { formType } = this.state.values
    if (status === 'draft')
      return api.put('/server/user/{id}/taxinformation', { params, body: { ...body, formType, version } })
    await api.post('/server/user/{id}/taxinformation', { params, body: { ...body, formType } })
    return api.get('/server/user/{id}/taxinformation', { params })
  }

  private take(form: TaxForm, sent: TaxValues, fields: readonly TaxField[]) {
    const server = valuesOfForm(form)
    // what was sent stands on the page as it was typed, numbers too
    const kept = Object.fromEntries(fields.map((field) => [field, sent[field]])) as Partial<TaxValues>
    const before = this.base
    this.base = { ...server, ...kept }
    const { values } = this.state
    const untouched = sentFields.filter((field) => values[field] === before[field] && !fields.includes(field))
    const taken = Object.fromEntries(untouched.map((field) => [field, server[field]])) as Partial<TaxValues>
    this.set({ form, values: { ...values, ...taken } })
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
    const { values } = this.state
    const changedHere = values.formType !== this.base.formType
    if (changedHere || form.formType === null || form.formType === values.formType) return
    const typed = this.dirty()
    const there = valuesOfForm(form)
    const kept = askedFields(there).filter((field) => typed.includes(field))
    const mine = Object.fromEntries(kept.map((field) => [field, values[field]])) as Partial<TaxValues>
    this.base = there
    this.set({ values: { ...there, ...mine } })
  }

  /** Another window has saved: its entries are taken over, and what was typed here since stays and is sent again. */
  private merge(form: TaxForm) {
    if (form.status !== 'draft' && this.state.form.status === 'draft') return this.set({ form, saving: 'lost' })
    this.takeType(form)
    this.take(form, this.state.values, [])
    this.schedule(0)
  }
}
