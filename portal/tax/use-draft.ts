import { useEffect, useState, useSyncExternalStore } from 'react'
import { createFormControl, useForm, useFormState } from 'react-hook-form'
import type { TaxFormType } from '#model/tax/enums.ts'
import { formErrors, formWarnings, type FormFacts, type Problems } from '#model/tax/form.ts'
import { isMasked } from '#model/tax/numbers.ts'
import type { TaxField, TaxValues } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { today } from '../identity/account/time-off/days.ts'
import { useLimits } from '../shell/limits.ts'
import { fieldErrors } from '../ui/fields/model-resolver.ts'
import { DraftSaver, valuesOfForm, type SaverState } from './draft-saver.ts'

/** Of a masked number the server alone knows whether it is complete. */
const ofMasked = (told: Record<string, string>, values: TaxValues) =>
  Object.fromEntries(Object.entries(told).filter(([field]) => isMasked(String(values[field as TaxField] ?? ''))))

function problemsOf(
  values: TaxValues,
  { form, refused }: Pick<SaverState, 'form' | 'refused'>,
  limits: FormFacts['limits'],
): Problems {
  const found = {
    ...refused,
    ...ofMasked(form.problems, values),
    ...formErrors(values, { today: today(), limits }),
  }
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in values))
}

export const warningsOf = (values: TaxValues, { warnings }: TaxForm): Problems => ({
  ...ofMasked(warnings, values),
  ...formWarnings(values),
})

/** One draft on the page: its entries, what is wrong with them, and its saving. */
export function useDraft(userId: string, begun: TaxForm, formType: TaxFormType) {
  const limits = useLimits()
  const [{ formControl, saver }] = useState(() => {
    const defaultValues = valuesOfForm(begun, formType)
    const errors = fieldErrors<TaxValues>(problemsOf(defaultValues, { form: begun, refused: {} }, limits))
    const { formControl } = createFormControl<TaxValues>({ defaultValues, errors })
    return { formControl, saver: new DraftSaver(userId, begun, formControl) }
  })
  const state = useSyncExternalStore(saver.subscribe, saver.read)
  const { form, refused } = state
  const entries = useForm<TaxValues>({
    formControl,
    resolver: (values) => ({ values: {}, errors: fieldErrors<TaxValues>(problemsOf(values, state, limits)) }),
  })
  const { errors } = useFormState({ control: formControl.control })
  useEffect(() => {
    let judged: string | undefined
    // one entry may ask something of another, so all are judged; while that changes nothing, only the field is drawn
    const judge = () => {
      const found = JSON.stringify(problemsOf(formControl.getValues(), { form, refused }, limits))
      if (found !== judged) void formControl.trigger()
      judged = found
    }
    judge()
    return formControl.subscribe({ formState: { values: true }, callback: judge })
  }, [formControl, form, refused, limits])
  useEffect(() => {
    const stop = saver.start()
    const again = () => void saver.flush()
    // numbers are never kept in the browser: closing the tab would lose what is not saved
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isDirty()) event.preventDefault()
    }
    window.addEventListener('online', again)
    window.addEventListener('beforeunload', warn)
    return () => {
      stop()
      window.removeEventListener('online', again)
      window.removeEventListener('beforeunload', warn)
    }
  }, [saver])

  const problems = Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error.message]),
  ) as Problems
  return { saver, ...state, entries, errors: problems, limits }
}
export type Draft = ReturnType<typeof useDraft>
