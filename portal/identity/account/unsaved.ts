import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useLeaveGuard } from '../../shell/leave-guard.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/ask.ts'

/** The forms of the page that hold something unsaved, each with the way to let go of it. One page asks once. */
const forms = new Map<object, () => void>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const any = () => forms.size > 0

/** While `dirty`, leaving the page asks first; `discard` is called when the person lets the entries go. */
export function useUnsaved(dirty: boolean, discard: () => void) {
  useEffect(() => {
    if (!dirty) return
    const form = {}
    forms.set(form, discard)
    tell()
    return () => {
      forms.delete(form)
      tell()
    }
  }, [dirty, discard])
}

/** Asks anyone who leaves the page, by a link, the back button, closing the tab or signing out. */
export function useUnsavedWarning() {
  const t = useTranslation()
  const ask = useCallback(async () => {
    const leaves = await confirm({
      title: t('account.form.leaveTitle'),
      text: t('messages.unsavedChanges'),
      confirmLabel: t('messages.discard'),
      cancelLabel: t('messages.stay'),
      danger: true,
    })
    if (leaves) for (const discard of [...forms.values()]) discard()
    return leaves
  }, [t])
  useLeaveGuard(useSyncExternalStore(subscribe, any), ask)
}
