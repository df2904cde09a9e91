import { Suspense, useEffect, useState, type KeyboardEvent as KeyPress } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { loadRestOfTexts } from '../../providers/i18n.ts'
import { isTyping } from '../is-typing.ts'
import { useGoKeys } from './go-keys.ts'
import type { KeyName } from './keys-dialog.tsx'
import { canPeek, peekAt } from './peek-event.ts'

const KeysDialog = lazyPart(async () => {
  const [{ KeysDialog: dialog }] = await Promise.all([import('./keys-dialog.tsx'), loadRestOfTexts()])
  return { default: dialog }
})

const rows = () => [...document.querySelectorAll<HTMLElement>('#main-content [data-list-row]')]
const current = () => document.activeElement?.closest<HTMLElement>('[data-list-row]') ?? undefined
function step(by: 1 | -1) {
  const all = rows()
  const at = all.indexOf(current() ?? all[0] ?? document.body)
  const next = current() ? all[at + by] : by === 1 ? all[0] : all.at(-1)
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

/** A row of a table opens where it is clicked, a card by its first link. */
const opens = (row: HTMLElement) =>
  row.tagName === 'TR'
    ? row.matches('.RaDataTable-clickableRow')
      ? row
      : undefined
    : (row.querySelector<HTMLElement>('a') ?? undefined)

function open(): boolean {
  const row = current()
  const target = row === document.activeElement && row ? opens(row) : undefined
  target?.click()
  return target !== undefined
}

const inRows = (selector: string) => rows().some((row) => row.querySelector(selector) !== null)
const search = () => document.querySelector<HTMLElement>('#main-content [role="search"] input')
const filter = () =>
  document.querySelector<HTMLElement>('#main-content [role="search"] [aria-haspopup="menu"]') ??
  document.querySelector<HTMLElement>('#main-content [role="search"] button')
const press = (selector: string) => current()?.querySelector<HTMLElement>(selector)?.click()

/** A row shows beside the list what is behind it; within the row the key belongs to what has the focus. */
function peek(): boolean {
  const row = current()
  if (!row || row !== document.activeElement) return false
  peekAt(row.dataset.record ?? '')
  return true
}

interface Key {
  key: string
  does: KeyName
  /** whether there is something for it on this page as it is */
  here: () => boolean
  /** false: the key was not for the list */
  act: () => boolean | void
}

const keys: readonly Key[] = [
  { key: 'j', does: 'down', here: () => rows().length > 0, act: () => step(1) },
  { key: 'k', does: 'up', here: () => rows().length > 0, act: () => step(-1) },
  { key: 'Enter', does: 'open', here: () => rows().some((row) => opens(row) !== undefined), act: open },
  { key: ' ', does: 'peek', here: canPeek, act: peek },
  { key: 'x', does: 'select', here: () => inRows('.select-item input'), act: () => press('.select-item input') },
  // where the rows are work to be done
  { key: 't', does: 'take', here: () => inRows('[data-take]'), act: () => press('[data-take]') },
  { key: 'e', does: 'expand', here: () => inRows('[data-expand]'), act: () => press('[data-expand]') },
  { key: '/', does: 'search', here: () => search() !== null, act: () => search()?.focus() },
  // where nothing can be searched for, the filters are what narrows
  { key: '/', does: 'filter', here: () => search() === null && filter() !== null, act: () => filter()?.focus() },
]

/** Goes from an empty search field on to the rows, where letters are keys again. Within a dialog Escape is the dialog's. */
export function leaveSearch({ target }: KeyPress<HTMLElement>): void {
  if (!(target instanceof HTMLElement) || target.closest('dialog, [role="dialog"]')) return
  target.blur()
  rows()[0]?.focus({ preventScroll: true })
}

/** The lists of a page by keyboard, wherever they are on it, and the way to other pages. A single letter does something only where no one types. */
export function ListKeys() {
  const [help, setHelp] = useState<readonly Pick<Key, 'key' | 'does'>[]>()
  useGoKeys()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const here = keys.filter((one) => one.here())
      if (event.key === '?') return setHelp([...here, { key: '?', does: 'help' }])
      const pressed = here.find(({ key }) => key === event.key)
      if (pressed && pressed.act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return help ? (
    <Suspense>
      <KeysDialog keys={help} onClose={() => setHelp(undefined)} />
    </Suspense>
  ) : null
}
