import { useEffect } from 'react'
import { warnBeforeClose } from '#api/client/unsaved.ts'

/** While `active`, closing or reloading the tab asks first. */
export function useCloseWarning(active: boolean) {
  useEffect(() => (active ? warnBeforeClose() : undefined), [active])
}
