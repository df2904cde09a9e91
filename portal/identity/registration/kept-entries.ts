import { discardDraft, restoreDraft, saveDraft } from '#api/client/draft-storage.ts'
import type { RegistrationSource, FormValues } from './values.ts'

/** What was typed on the page of one link, in this tab: a reload or a discarded tab loses nothing but the password. */
const nameOf = (door: RegistrationSource) => `register.${'key' in door ? door.key : `${door.slug}/${door.extra ?? ''}`}`

/** Terms may have changed meanwhile: they are accepted by a hand that sees them. */
const neverSaved = ['termsAccepted', 'hourlyRateAcknowledged'] as const satisfies readonly (keyof FormValues)[]

export function saveEntries(door: RegistrationSource, values: Partial<FormValues>) {
  const entries = Object.entries(values).filter(([name]) => !(neverSaved as readonly string[]).includes(name))
  saveDraft(nameOf(door), Object.fromEntries(entries), 'tab')
}

export const discardEntries = (door: RegistrationSource) => discardDraft(nameOf(door), 'tab')

/** The start values with what was kept; an entry of another kind is one of an earlier version of the form. */
export function withKeptEntries(door: RegistrationSource, start: FormValues): FormValues {
  const kept = restoreDraft<Record<string, unknown>>(nameOf(door), 'tab') ?? {}
  const entries = Object.entries(start).map(([name, value]) => {
    const other = kept[name]
    const sameKind = typeof other === typeof value && Array.isArray(other) === Array.isArray(value)
    return [name, sameKind ? other : value]
  })
  return Object.fromEntries(entries) as FormValues
}
