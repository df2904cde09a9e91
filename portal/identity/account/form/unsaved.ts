import { useCallback } from 'react'
import { discardUnsaved, useAnyUnsaved } from '#api/client/unsaved.ts'
import { useLeaveGuard } from '../../../shell/leave-guard.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { confirmLeave } from '../../../ui/overlays/confirm-leave.ts'

/** Asks anyone who leaves the page, by a link, the back button, closing the tab or signing out. */
export function useUnsavedWarning() {
  const t = useTranslation()
  const ask = useCallback(async () => {
    const leaves = await confirmLeave(t)
    if (leaves) discardUnsaved()
    return leaves
  }, [t])
  useLeaveGuard(useAnyUnsaved(), ask)
}
