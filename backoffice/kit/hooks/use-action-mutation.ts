import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { ApiError } from '#api/client/api-error.ts'
import { mentionedIn, refusalOf } from '../../providers/client.ts'
import type { Verb } from '../../providers/verb.ts'
import { useAct } from './use-act.ts'

interface Options {
  /** text key of the message once done */
  done?: string
  /** text key of what is deleted: the message says that it is */
  deleted?: string
  /** resources whose lists and records show the result */
  reload: readonly string[]
  /** says what went wrong instead of the usual message; false: the caller shows it */
  onRefused?: (error: ApiError) => string | false
}

/** Sends one verb after a person's click, says what became of it, and has the results read again. */
export function useActionMutation({ done, deleted, reload, onRefused }: Options) {
  const act = useAct()
  const queries = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)

  const run = useCallback(
    async <A>(verb: Verb<A>): Promise<A | undefined> => {
      setBusy(true)
      try {
        const answer = await act(verb)
        if (done) notify(done, { type: 'success' })
        if (deleted) {
          const name = translate(deleted, { smart_count: 1 })
          notify('admin.record.deleted', { type: 'success', messageArgs: { name } })
        }
        await queries.invalidateQueries({ predicate: ({ queryKey }) => reload.includes(String(queryKey[0])) })
        return answer
      } catch (error) {
        const message = error instanceof ApiError && onRefused ? onRefused(error) : refusalText(error, translate)
        if (message !== false) notify(message, { type: 'error', multiLine: true })
        if (error instanceof ApiError && error.status === 409) {
          void queries.invalidateQueries({ predicate: ({ queryKey }) => reload.includes(String(queryKey[0])) })
        }
        return undefined
      } finally {
        setBusy(false)
      }
    },
    [act, queries, notify, translate, done, deleted, reload, onRefused],
  )
  return { run, busy }
}

/** A refusal in the reader's words: the text of its key where there is one, the fields' complaints, else what the server says. */
export function refusalText(
  error: unknown,
  translate: (key: string, values?: Record<string, unknown>) => string,
): string {
  const refusal = refusalOf(error)
  const { errorKey, fields, counts, message, reason } = refusal
  const complaints = Object.entries(fields ?? {}).map(([field, text]) =>
    translate(text, { ...mentionedIn(refusal), smart_count: counts?.[field], _: text }),
  )
  if (complaints.length > 0) return complaints.join(translate('list.gap'))
  const said = message || (error instanceof Error ? error.message : '')
  const usual = translate(errorKey || said, { _: said })
  const why = reason && !reason.endsWith('.status') ? translate(reason, { _: '' }) : ''
  // a rule says it all by itself where the usual text is that the status has changed
  return [errorKey === 'discussion.transition' && why ? '' : usual, why].filter(Boolean).join(translate('list.gap'))
}
