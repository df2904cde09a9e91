import { useLayoutEffect } from 'react'
import { warnBeforeClose } from '#api/client/unsaved.ts'

/** While `active`, closing or reloading the tab asks first: as soon, and as long, as the page shows it. */
export function useCloseWarning(active: boolean) {
  useLayoutEffect(() => (active ? warnBeforeClose() : undefined), [active])
}
