import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { ApiError } from '#api/client/api-error.ts'
import { matchNames } from '#model/tax/certification.ts'
import { applicableValues } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { api } from '../client.ts'
import { renewSession } from '#api/client/session-timer.ts'
import { useLogin } from '#api/client/session.ts'
import { readerZone } from '../ui/time.tsx'
import { keys } from '../query-keys.ts'
import type { Draft } from './use-draft.ts'

/** Which forms were certified, and whether each counts. */
const certifiedIn = ({ versions }: TaxForm) => JSON.stringify(versions.map(({ id, status }) => [id, status]))

/** The signature: the typed name, and what came of sending it. */
export function useCertify(userId: string, { saver, entries, errors, saving }: Draft, onDone: (form: TaxForm) => void) {
  const { control, getValues } = entries
  const legalName = useWatch({ control, name: 'legalName' })
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [changed, setChanged] = useState(false)
  const queries = useQueryClient()
  const acting = useLogin()?.authUser !== undefined
  const match = matchNames(name, legalName.trim())
  const ready = match !== 'different' && !acting && saving !== 'lost' && Object.keys(errors).length === 0

  const send = async () => {
    setBusy(true)
    setError(undefined)
    setChanged(false)
    try {
      const reviewed = JSON.stringify(applicableValues(getValues()))
      const certified = certifiedIn(saver.read().form)
      if (!(await saver.flushToCertify())) throw new ApiError(0)
      // nothing is signed that was not on the page: another window may have certified or saved other entries
      const after = saver.read()
      if (JSON.stringify(applicableValues(getValues())) !== reviewed) return setChanged(true)
      // staff may have invalidated the form that is renewed: its reason is read first
      if (certifiedIn(after.form) !== certified) return setChanged(true)
      const { version } = saver.read().form
      const body = { certificationName: name, timeZone: readerZone(), version }
      const form = await api.put('/server/user/{id}/taxinformation', { params: { id: userId }, body })
      await renewSession(api)
      void queries.invalidateQueries({ queryKey: keys.account.of(userId) })
      void queries.invalidateQueries({ queryKey: keys.earnings.all })
      onDone(form)
    } catch (failure) {
      if (!saver.takeRefusal(failure) || failure.status !== 409) return setError(failure)
      // of a form that was certified elsewhere the dialog says so
      setChanged(saver.read().saving !== 'lost')
    } finally {
      setBusy(false)
    }
  }
  return { name, setName, busy, error, changed, match, ready, acting, send }
}
export type Certify = ReturnType<typeof useCertify>
