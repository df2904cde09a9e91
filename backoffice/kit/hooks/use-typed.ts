import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { useNotify, useRecordContext } from 'ra-core'
import { discardDraft, draftName, restoreDraft, saveDraft } from '#api/client/draft-storage.ts'
import { getLogin } from '#api/client/session.ts'

// what was typed is stored, so the way to the sign-in page needs no question
globalThis.window?.addEventListener(
  'beforeunload',
  (event) => {
    if (!getLogin()) event.stopImmediatePropagation()
  },
  true,
)

/** Drafts of this page that a form or a dialog shows. */
const shown = new Set<string>()
const keyHere = () => `typed.${getLogin()?.user.id ?? ''}.${window.location.pathname}#`

/** Whether something was typed on this page that nothing shows: in a dialog that is not open. */
export const isTypedUnseen = () =>
  Object.keys(sessionStorage).some((name) => name.startsWith(draftName(keyHere())) && !shown.has(name))

/**
 * What one person types in one form of this page: it outlives a session that ends, and a reload. It is discarded when
 * the form is closed, because then it was saved or given up.
 */
export function useTypedDraft<T>(name: string) {
  const record = useRecordContext()
  const notify = useNotify()
  const [{ key, draft }] = useState(() => {
    const typedIn = keyHere() + [window.location.hash, record?.id, name].join('.')
    shown.add(draftName(typedIn))
    return { key: typedIn, draft: restoreDraft<T>(typedIn, 'tab') }
  })
  useEffect(() => {
    if (draft !== undefined) notify('admin.record.restored', { type: 'info' })
  }, [draft, notify])
  useEffect(
    () => () => {
      // a page that closes because its session has ended keeps its draft
      if (getLogin()) discardDraft(key, 'tab')
    },
    [key],
  )
  return { draft, save: (value: T | undefined) => void saveDraft(key, value, 'tab') }
}

/** A state of a dialog that a person types: it is there again when they reopen the dialog after a session that ended. */
export function useTyped<T>(name: string, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const { draft, save } = useTypedDraft<{ value: T }>(name)
  const [start] = useState(initial)
  const [value, setValue] = useState(draft ? draft.value : start)
  useEffect(() => save(value === start ? undefined : { value }))
  return [value, setValue]
}
