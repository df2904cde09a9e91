import { useEffect, useRef } from 'react'

/** The part takes the focus when what had it inside has gone with a change of the view. */
export function useKeptFocus<E extends HTMLElement>(view: unknown) {
  const part = useRef<E>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== part.current && part.current?.contains(target)) last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    // a dialog that closes gives the focus back first
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body || !last.current || last.current.isConnected) return
      part.current?.focus()
    })
    return () => clearTimeout(timer)
  }, [view])
  return part
}
