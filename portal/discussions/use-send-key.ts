import { useRef } from 'react'
import { v4 } from 'uuid'

/** A key for one deed: sending it again after a lost answer gives the first answer. Renewed once the deed is done. */
export function useSendKey() {
  const key = useRef<string>(undefined)
  return {
    current: () => (key.current ??= v4()),
    renew: () => {
      key.current = undefined
    },
  }
}
