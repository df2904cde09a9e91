import { lazy, Suspense, useEffect, useState, type KeyboardEvent as KeyPress } from 'react'
import { loadRestOfTexts } from '../../providers/i18n.ts'

const KeysDialog = lazy(async () => {
  const [{ KeysDialog: dialog }] = await Promise.all([import('./keys-dialog.tsx'), loadRestOfTexts()])
  return { default: dialog }
})

const rows = () => [...document.querySelectorAll<HTMLElement>('#main-content [data-list-row]')]
const current = () => document.activeElement?.closest<HTMLElement>('[data-list-row]') ?? undefined
/** Letters belong to whoever types, and to the dialog or the menu that is open. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) && target.getAttribute('type') !== 'checkbox')
  // the menu of columns is kept while it is closed
  || [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].some((one) => one.checkVisibility({ checkVisibilityCSS: true }))

function step(by: 1 | -1) {
  const all = rows()
  const at = all.indexOf(current() ?? all[0] ?? document.body)
  const next = current() ? all[at + by] : by === 1 ? all[0] : all.at(-1)
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

function open(): boolean {
  const row = current()
  if (!row || row !== document.activeElement) return false
  if (row.tagName === 'TR') row.click()
  else row.querySelector('a')?.click()
  return true
}

const keys: Record<string, () => boolean | void> = {
  j: () => step(1),
  k: () => step(-1),
  x: () => current()?.querySelector<HTMLElement>('.select-item input')?.click(),
  // where the rows are work to be done
  t: () => current()?.querySelector<HTMLElement>('[data-take]')?.click(),
  e: () => current()?.querySelector<HTMLElement>('[data-expand]')?.click(),
  Enter: open,
  '/': () => document.querySelector<HTMLElement>('#main-content [role="search"] input')?.focus(),
}

/** Goes from an empty search field on to the rows, where letters are keys again. Within a dialog Escape is the dialog's. */
export function leaveSearch({ target }: KeyPress<HTMLElement>): void {
  if (!(target instanceof HTMLElement) || target.closest('[role="dialog"]')) return
  target.blur()
  rows()[0]?.focus({ preventScroll: true })
}

/** The list by keyboard. A single letter does something only where nobody types. */
export function ListKeys() {
  const [help, setHelp] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      if (event.key === '?') return setHelp(true)
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
      if (act && act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return help ? <Suspense><KeysDialog onClose={() => setHelp(false)} /></Suspense> : null
}
