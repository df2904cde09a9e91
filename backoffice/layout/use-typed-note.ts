import { useEffect } from 'react'
import { useNotify } from 'ra-core'

/** forms of the page have opened by then, and show what was typed in them */
const OPENED_MS = 2000

/** After a session that ended: says that a dialog which is not open any more has what was typed in it. */
export function useTypedNote() {
  const notify = useNotify()
  useEffect(() => {
    const look = async () => {
      if (!Object.keys(sessionStorage).some((name) => name.includes('draft.typed'))) return
      const { isTypedUnseen } = await import('../kit/hooks/use-typed.ts')
      if (isTypedUnseen()) notify('admin.record.reopen', { autoHideDuration: 10_000 })
    }
    const timer = setTimeout(() => void look(), OPENED_MS)
    return () => clearTimeout(timer)
  }, [notify])
}
