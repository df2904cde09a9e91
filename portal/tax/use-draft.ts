import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TaxFormType } from '#model/tax/enums.ts'
import { formErrors, formWarnings, type FormFacts, type Problems } from '#model/tax/form.ts'
import { isMasked } from '#model/tax/numbers.ts'
import { settled, type TaxField } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { today } from '../identity/account/time-off/days.ts'
import { useLimit } from '../shell/limits.ts'
import { DraftSaver } from './draft-saver.ts'

/** One draft on the page: its values, what is wrong with them, and its saving. */
export function useDraft(userId: string, form: TaxForm, formType: TaxFormType) {
  const [saver] = useState(() => new DraftSaver(userId, form, formType))
  const state = useSyncExternalStore(saver.subscribe, saver.read)
  const limits: FormFacts['limits'] = {
    'bank.ibanMin': useLimit('bank.ibanMin'),
    'bank.ibanMax': useLimit('bank.ibanMax'),
    'bank.ibanExempt': useLimit('bank.ibanExempt'),
  }
  useEffect(() => () => saver.stop(), [saver])
  useEffect(() => {
    const again = () => void saver.flush()
    // numbers are never kept in the browser: closing the tab would lose what is not saved
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isDirty()) event.preventDefault()
    }
    window.addEventListener('online', again)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('beforeunload', warn)
    }
  }, [saver])

  const { values, refused } = state
  const masked = (field: string) => isMasked(String(values[field as TaxField] ?? ''))
  // of a masked number the server alone knows whether it is complete
  const ofServer = (told: Record<string, string>) =>
    Object.fromEntries(Object.entries(told).filter(([field]) => masked(field)))
  const asked = settled(values)
  const shown = (problems: Problems) =>
    Object.fromEntries(Object.entries(problems).filter(([field]) => field in asked)) as Problems
  const errors = shown({
    ...refused,
    ...ofServer(state.form.problems),
    ...formErrors(values, { today: today(), limits }),
  })
  const warnings = shown({ ...ofServer(state.form.warnings), ...formWarnings(values) })
  return { saver, ...state, errors, warnings, limits }
}
export type Draft = ReturnType<typeof useDraft>
