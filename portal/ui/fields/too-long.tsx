import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../shell/texts.tsx'

/**
 * Counts a field against its limit without cutting anything off: what was pasted stays, its excess is shown, and `guard`
 * keeps the form from being sent. Lengths in UTF-16 units and without blanks at the ends, as the schemas count them; of a
 * password every character counts.
 */
export function useTooLong(limit: number | undefined, value: unknown, { password = false } = {}) {
  const t = useTranslation()
  // of a field that holds its own text
  const [typed, setTyped] = useState(0)
  const lengthOf = (text: string) => (password ? text : text.trim()).length
  const length = typeof value === 'string' ? lengthOf(value) : typed
  const over = limit === undefined ? 0 : Math.max(0, length - limit)
  return {
    over,
    words: over > 0 ? t('form.tooManyCharacters', { smart_count: over }) : undefined,
    guard: over > 0 && <SendGuard />,
    count: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(lengthOf(event.currentTarget.value)),
  }
}

/** While it is there, its form is not sent: the field is focused instead. */
function SendGuard() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = mark.current?.closest('form')
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      mark.current?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus()
    }
    form?.addEventListener('submit', refuse, true)
    return () => form?.removeEventListener('submit', refuse, true)
  }, [])
  return <span ref={mark} hidden />
}
