import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { refusalText, useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { refusalOf } from '../providers/client.ts'

/** Runs or schedules a report. `refused` is why its rhythm was not taken, for its field; `forget` clears it. */
export function useScheduling() {
  const translate = useTranslate()
  const [refused, setRefused] = useState<string>()
  const { run, busy } = useActionMutation({
    reload: ['reports'],
    onRefused: (error) => {
      const said = refusalText(error, translate)
      if (refusalOf(error).fields?.every === undefined) return said
      setRefused(said)
      return false
    },
  })
  return { run, busy, refused, forget: () => setRefused(undefined) }
}
