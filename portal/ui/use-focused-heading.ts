import { useEffect, useRef } from 'react'

/** A heading takes the focus once it is shown in place of a form: the field that had it is gone. */
export function useFocusedHeading(shown = true) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown) ref.current?.focus()
  }, [shown])
  return ref
}
